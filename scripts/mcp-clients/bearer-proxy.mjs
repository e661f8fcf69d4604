import { createServer, request } from 'node:http';
import { URL } from 'node:url';

/** A proxy for `url` on a loopback port that adds the Bearer credential, for programs that cannot send headers. Host and Origin are passed on unchanged. */
export async function withBearer(url, token, work) {
  const { hostname, port } = new URL(url);
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${token}` };
    const upstream = request({ hostname, port, method: incoming.method, path: incoming.url, headers, setHost: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    upstream.once('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://localhost:${server.address().port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
