import { GatePerKey } from '../../../src/limits/gate-per-key.ts';

/** Work that ends on request, and a record of what began. */
function works() {
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (gate: GatePerKey, key: string, name: string): Promise<string> =>
    gate.run(key, () => {
      began.push(name);
      return new Promise((resolve) => {
        ends.set(name, () => {
          resolve(name);
        });
      });
    });
  return { began, start, end: (name: string): void => ends.get(name)?.() };
}

it('begins so much work of a key at once, the rest in its order, and does not hold up other keys', async () => {
  const { began, start, end } = works();
  const gate = new GatePerKey(2);
  const all = ['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => start(gate, name.slice(0, 1), name));
  await Promise.resolve();
  expect([...began].sort()).toEqual(['a1', 'a2', 'b1']);
  end('a2');
  await all[1];
  await new Promise(setImmediate);
  expect(began.slice(3)).toEqual(['a3']);
  end('a3');
  await all[2];
  await new Promise(setImmediate);
  expect(began.slice(4)).toEqual(['a4']);
  for (const name of ['a1', 'a4', 'b1']) end(name);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
});

it('refuses work that waited too long, and lets later work in when a slot is free', async () => {
  const { began, start, end } = works();
  const gate = new GatePerKey(1, { milliseconds: 10, refusal: () => new Error('busy') });
  const first = start(gate, 'a', 'first');
  await expect(start(gate, 'a', 'second')).rejects.toThrow('busy');
  end('first');
  await first;
  const third = start(gate, 'a', 'third');
  await new Promise(setImmediate);
  end('third');
  expect([await third, began]).toEqual(['third', ['first', 'third']]);
});

it('passes errors on, and frees the slot', async () => {
  const gate = new GatePerKey(1);
  await expect(gate.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(gate.run('a', () => Promise.resolve('next'))).resolves.toBe('next');
});
