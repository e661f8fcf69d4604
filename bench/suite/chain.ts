import type { RunningService } from '../running-service.ts';
import { asking, Clients } from './clients.ts';
import { compare, type Effort } from './compare.ts';
import { printTable, type Row } from './report.ts';
import { startBareExpress } from './typeahead.ts';

const PATH = '/api/industries?limit=1';

/** What every request costs: log, headers, authentication, permission, and the check of the ETag, without any read; and the same answer of Express alone. */
export async function measureChain(service: RunningService, efforts: readonly Effort[]): Promise<void> {
  const [ask, bare, clients] = [asking(service), await startBareExpress(service), new Clients()];
  const { headers } = await ask(PATH, 0);
  const unchanged = { 'if-none-match': headers.etag ?? '' };
  const rows: Row[] = [];
  for (const effort of efforts) {
    const measured = await compare(
      [
        { name: 'bare Express', pid: bare.pid, ask: (_, client) => clients.ask(client, `${bare.url}/unchanged`, {}, { expected: 304 }) },
        { name: 'service', pid: service.pid, ask: (_, client) => ask(PATH, client, unchanged, 304) },
      ],
      effort,
    );
    rows.push({ what: 'an answer that has not changed (304)', clients: effort.clients, measured });
  }
  printTable(rows, { service: 1.8 });
  for (const { clients: count, measured } of rows) {
    const [express, own] = measured.map(({ cpu }) => cpu);
    if (express !== undefined && own !== undefined)
      console.log(`With ${count} clients, a request takes ${(own / express).toFixed(2)} times the CPU of bare Express (aim: at most 1.8).`);
  }
  console.log('');
  await bare.stop();
}
