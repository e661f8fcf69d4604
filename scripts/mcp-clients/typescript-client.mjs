import { deepStrictEqual, ok, rejects, strictEqual } from 'node:assert';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL, URL } from 'node:url';

const TOOL = 'svc_dsl_query';
const ME = { name: 'test:mcp', version: '1' };

/** The client and its transport of the 1.x line. */
export async function firstLine() {
  const [{ Client }, { StreamableHTTPClientTransport }] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/client/streamableHttp.js'),
  ]);
  return { make: () => new Client(ME), Transport: StreamableHTTPClientTransport };
}

/** Those of the 2.x line, installed in `folder`. With `mode` `auto`, the client starts with server/discover; with `legacy`, with initialize. */
export async function secondLine(folder, mode) {
  const path = createRequire(join(folder, 'package.json')).resolve('@modelcontextprotocol/client');
  const { Client, StreamableHTTPClientTransport } = await import(pathToFileURL(path).href);
  return { make: () => new Client(ME, { versionNegotiation: { mode } }), Transport: StreamableHTTPClientTransport };
}

/** Connects, runs a query, gets an error, and ends its session, as an agent would. */
export async function runTypescriptClient({ make, Transport }, { url, token }, check) {
  const options = { requestInit: { headers: { authorization: `Bearer ${token}` } } };
  const client = make();
  const transport = new Transport(new URL(`${url}/mcp`), options);
  const call = (query, by = client) => by.callTool({ name: TOOL, arguments: { query } });

  await check('connects', async () => {
    await client.connect(transport);
    strictEqual(transport.protocolVersion, '2025-06-18');
    strictEqual(client.getServerVersion()?.name, 'labor-market-analytics');
    ok(client.getInstructions()?.includes('TITLECONVERT'));
    ok(transport.sessionId);
  });
  await check('pings', async () => deepStrictEqual(await client.ping(), {}));
  await check('lists the tool', async () => {
    const { tools } = await client.listTools();
    deepStrictEqual(
      tools.map(({ name }) => name),
      [TOOL],
    );
  });
  await check('calls it', async () => {
    const { content, structuredContent } = await call('COUNT COMPANIES');
    deepStrictEqual(JSON.parse(content[0].text), structuredContent);
    ok(structuredContent.data.total > 1_000);
  });
  await check('gets an error that says what is wrong, and fixes the query', async () => {
    const failure = await call('LIST COMPANYS').catch((error) => error);
    strictEqual(failure.code, -32602);
    ok((await call(failure.data.example)).structuredContent.success);
  });
  await check('continues its session over another connection', async () => {
    const again = make();
    await again.connect(new Transport(new URL(`${url}/mcp`), { ...options, sessionId: transport.sessionId }));
    ok((await call('VERSION', again)).structuredContent.success);
  });
  await check('ends its session', async () => {
    const { sessionId } = transport;
    await transport.terminateSession();
    await client.close();
    const late = make();
    await late.connect(new Transport(new URL(`${url}/mcp`), { ...options, sessionId }));
    await rejects(() => call('VERSION', late), /session/i);
  });
}
