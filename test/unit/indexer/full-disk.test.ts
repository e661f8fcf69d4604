import { isFlooded } from '../../../indexer/full-disk.ts';

const GB = 2 ** 30;
const disk = (free: number): { total_in_bytes: number; available_in_bytes: number } => ({ total_in_bytes: 100 * GB, available_in_bytes: free * GB });

it.each([
  ['95%', 6, false],
  ['95%', 4, true],
  ['0.9', 11, false],
  ['0.9', 9, true],
  ['500mb', 1, false],
  ['2gb', 1, true],
])('with the limit %s and %d of 100 GB free: %s', (limit, free, isFull) => {
  expect(isFlooded(disk(free), limit)).toBe(isFull);
});
