import { WorkQueue } from '../../../src/runtime/work-queue.ts';

/** Starts work that ends on request, and records what began. */
function worksIn(queue: WorkQueue) {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, left?: AbortSignal): Promise<string> =>
    queue.run(() => {
      began.push(name);
      return new Promise((resolve) => {
        ends.set(name, () => {
          resolve(name);
        });
      });
    }, left);
  return { began, start, end: (name: string): void => ends.get(name)?.() };
}
const refusal = (): Error => new Error('full');

it('does so much work at once, and the rest in its order', async () => {
  const queue = new WorkQueue(2);
  const { began, start, end } = worksIn(queue);
  const all = ['a', 'b', 'c', 'd'].map((name) => start(name));
  expect(began).toEqual(['a', 'b']);
  end('b');
  await all[1];
  expect(began).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await Promise.all([all[0], all[2]]);
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  expect(queue.isEmpty).toBe(true);
});

it('refuses what more work would wait for', async () => {
  const { start, end } = worksIn(new WorkQueue(1, { most: 1, refusal }));
  const [first, second] = [start('first'), start('second')];
  await expect(start('third')).rejects.toThrow('full');
  end('first');
  await first;
  const fourth = start('fourth');
  end('second');
  await second;
  end('fourth');
  expect(await fourth).toBe('fourth');
});

it('drops waiting work when its caller leaves, and gives its place to other work', async () => {
  const queue = new WorkQueue(1, { most: 1, refusal });
  const { began, start, end } = worksIn(queue);
  const first = start('first');
  const caller = new AbortController();
  const dropped = start('dropped', caller.signal);
  caller.abort(new Error('left'));
  await expect(dropped).rejects.toThrow('left');
  const next = start('next');
  end('first');
  await first;
  end('next');
  await next;
  expect(began).toEqual(['first', 'next']);
  await expect(start('late', caller.signal)).rejects.toThrow('left');
  expect([began, queue.isEmpty]).toEqual([['first', 'next'], true]);
});

it('frees the place of work that fails', async () => {
  const queue = new WorkQueue(1);
  await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await queue.run(() => Promise.resolve('next'))).toBe('next');
});
