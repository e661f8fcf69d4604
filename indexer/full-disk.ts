import type { SearchEngine } from '../src/engine/client.ts';

const UNITS: Readonly<Record<string, number>> = { b: 1, kb: 2 ** 10, mb: 2 ** 20, gb: 2 ** 30, tb: 2 ** 40, pb: 2 ** 50 };
const DISK = 'cluster.routing.allocation.disk';

interface Disk {
  readonly total_in_bytes: number;
  readonly available_in_bytes: number;
}

/** Whether a disk is so full that the engine blocks writes: `flood` is a used share (`95%`, `0.95`) or the free space that it needs (`500mb`). Pure. */
export function isFlooded({ total_in_bytes, available_in_bytes }: Disk, flood: string): boolean {
  const [, number = '', unit = ''] = /^([\d.]+)\s*(%|[a-z]*)$/u.exec(flood.trim().toLowerCase()) ?? [];
  const bytes = UNITS[unit];
  if (bytes !== undefined) return available_in_bytes < Number(number) * bytes;
  const share = unit === '%' ? Number(number) / 100 : Number(number);
  return available_in_bytes < total_in_bytes * (1 - share);
}

/** Why the engine would block writes again if somebody removed the block; undefined if it would not. */
export async function fullDisk(engine: SearchEngine): Promise<string | undefined> {
  const { body: settings } = await engine.client.cluster.getSettings({ include_defaults: true, flat_settings: true });
  const { defaults = {}, persistent = {}, transient = {} } = settings as unknown as Record<string, Record<string, string>>;
  const set: Record<string, string> = { ...defaults, ...persistent, ...transient };
  if (set[`${DISK}.threshold_enabled`] === 'false') return undefined;
  const flood = set[`${DISK}.watermark.flood_stage`] ?? '95%';
  const { body: stats } = await engine.client.nodes.stats({ metric: 'fs' as never });
  const { nodes } = stats as unknown as { nodes: Record<string, { name: string; fs: { total: Disk } }> };
  const full = Object.values(nodes).find(({ fs }) => isFlooded(fs.total, flood));
  if (full === undefined) return undefined;
  const { available_in_bytes, total_in_bytes } = full.fs.total;
  const gigabytes = (bytes: number): string => (bytes / 1e9).toFixed(1);
  return `the disk of the search engine is full (${gigabytes(available_in_bytes)} of ${gigabytes(total_in_bytes)} GB free; limit ${flood}): free space on it`;
}
