import { ok, strictEqual } from 'node:assert';
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withBearer } from './bearer-proxy.mjs';

/** Runs a program until it exits, with a separate home folder, because some programs store state there. */
function output(command, args, { cwd, env = {} }) {
  const home = join(cwd, 'home');
  mkdirSync(home, { recursive: true });
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, HOME: home, NO_COLOR: '1', ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, text, errors }));
  });
}

/** The official Python client, in an interpreter that has it. */
export async function runPythonClient(python, { url, token }, check) {
  const script = join(import.meta.dirname, 'python-client.py');
  const { text, errors } = await output(python, [script, `${url}/mcp`], { cwd: join(python, '..', '..'), env: { MCP_TOKEN: token } });
  const lines = text.split('\n').filter((line) => line.startsWith('{'));
  if (lines.length === 0) await check('runs', () => Promise.reject(new Error(errors.trim().split('\n').at(-1))));
  for (const { check: name, outcome, detail } of lines.map((line) => JSON.parse(line)))
    await check(name, () => (outcome === 'passed' ? Promise.resolve() : Promise.reject(new Error(detail))));
}

/** The command line of the inspector. */
export async function runInspector(node, folder, { url, token }, check) {
  const program = join(folder, 'node_modules', '.bin', 'mcp-inspector');
  const inspect = (...args) =>
    output(node, [program, '--cli', `${url}/mcp`, '--transport', 'http', '--header', `Authorization: Bearer ${token}`, ...args], { cwd: folder });
  const call = (query) => inspect('--method', 'tools/call', '--tool-name', 'svc_dsl_query', '--tool-arg', `query=${query}`);
  await check('lists the tool', async () => {
    const { code, text, errors } = await inspect('--method', 'tools/list');
    strictEqual(code, 0, errors);
    strictEqual(JSON.parse(text).tools[0].name, 'svc_dsl_query');
  });
  await check('calls it', async () => {
    const { code, text, errors } = await call('COUNT COMPANIES');
    strictEqual(code, 0, errors);
    ok(JSON.parse(text).structuredContent.data.total > 1_000);
  });
  await check('gets an error that says what is wrong', async () => {
    const { code, errors } = await call('LIST COMPANYS');
    ok(code !== 0);
    ok(errors.includes('Unknown LIST subject'), errors);
  });
}

const SCENARIOS = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection'];

/** The scenarios of the official conformance suite that apply to a server with one tool and no streams. */
export function runConformance(node, folder, { url, token }, check) {
  const program = join(folder, 'node_modules', '.bin', 'conformance');
  return withBearer(url, token, async (proxy) => {
    for (const scenario of SCENARIOS)
      await check(scenario, async () => {
        const { code, text, errors } = await output(node, [program, 'server', '--url', `${proxy}/mcp`, '--scenario', scenario, '-o', 'results'], {
          cwd: folder,
        });
        strictEqual(code, 0, text + errors);
        ok(/Passed: (\d+)\/\1, 0 failed, 0 warnings/.test(text), text);
      });
  });
}
