// `npm run test:mcp`: starts a service on private engines and runs real MCP clients against it. Installs missing clients below .data/mcp-clients and
// reports a client that cannot be installed as skipped. Exits with 1 when a check fails.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { withRunningService } from '../bench/running-service.ts';
import { npmPackage, pythonWith } from './mcp-clients/install.mjs';
import { runConformance, runInspector, runPythonClient } from './mcp-clients/programs.mjs';
import { firstLine, runTypescriptClient, secondLine } from './mcp-clients/typescript-client.mjs';

const TYPESCRIPT_2 = ['@modelcontextprotocol/client', '2.4.0'];
const INSPECTOR = ['@modelcontextprotocol/inspector', '2.12.0'];
const CONFORMANCE = ['@modelcontextprotocol/conformance', '0.1.16'];
const PYTHON_LINES = ['1.30.0', '2.3.0'];
/** The major version of Node that the inspector and the conformance suite need. */
const NEWER_NODE = '22';

/** Every client: `prepare` installs it, and `run` receives what `prepare` returns. */
const CLIENTS = [
  { name: 'TypeScript 1.x', prepare: firstLine, run: runTypescriptClient },
  ...['legacy', 'auto'].map((mode) => ({
    name: `TypeScript 2.x, ${mode}`,
    prepare: () => secondLine(npmPackage(...TYPESCRIPT_2), mode),
    run: runTypescriptClient,
  })),
  ...PYTHON_LINES.map((version) => ({ name: `Python ${version}`, prepare: () => pythonWith('mcp', version), run: runPythonClient })),
  {
    name: `inspector ${INSPECTOR[1]}`,
    prepare: () => [newerNode(), npmPackage(...INSPECTOR)],
    run: ([node, folder], ...rest) => runInspector(node, folder, ...rest),
  },
  {
    name: `conformance ${CONFORMANCE[1]}`,
    prepare: () => [newerNode(), npmPackage(...CONFORMANCE)],
    run: ([node, folder], ...rest) => runConformance(node, folder, ...rest),
  },
];

/** The path of this Node if it is new enough, otherwise of the one that npm installs. */
function newerNode() {
  if (Number(process.versions.node.split('.')[0]) >= Number(NEWER_NODE)) return process.execPath;
  const node = join(npmPackage('node', NEWER_NODE), 'node_modules', '.bin', 'node');
  if (spawnSync(node, ['--version']).status !== 0) throw new Error(`node@${NEWER_NODE} does not run here`);
  return node;
}

const rows = [];
await withRunningService(async ({ url, caller }) => {
  const service = { url, token: caller.authorization.replace('Bearer ', '') };
  for (const { name, prepare, run } of CLIENTS) {
    let prepared;
    try {
      prepared = await prepare();
    } catch (error) {
      rows.push({ client: name, check: 'all', outcome: 'skipped', detail: error.message.slice(0, 150) });
      continue;
    }
    const check = async (what, work) => {
      const detail = await work().then(
        () => '',
        (error) => error.message.slice(0, 300) || 'failed',
      );
      rows.push({ client: name, check: what, outcome: detail === '' ? 'passed' : 'FAILED', detail });
    };
    await run(prepared, service, check);
  }
});
console.table(rows);
const count = (outcome) => rows.filter((row) => row.outcome === outcome).length;
console.log(`${count('passed')} passed, ${count('FAILED')} failed, ${count('skipped')} skipped`);
process.exitCode = count('FAILED') > 0 ? 1 : 0;
