import { once, onceResolved } from '../../../src/runtime/once.ts';

it('a value is made once, also if it is undefined', () => {
  let made = 0;
  const get = once((): string | undefined => {
    made++;
    return undefined;
  });
  expect([get(), get(), made]).toEqual([undefined, undefined, 1]);
});

it('a promise is made once for all who ask, and again after it was rejected', async () => {
  let failures = 1;
  let made = 0;
  const get = onceResolved(async () => {
    made++;
    await Promise.resolve();
    if (failures-- > 0) throw new Error('no file');
    return 'words';
  });
  const first = [get(), get()];
  expect(await Promise.allSettled(first)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(made).toBe(1);
  expect(await Promise.all([get(), get()])).toEqual(['words', 'words']);
  expect(await get()).toBe('words');
  expect(made).toBe(2);
});
