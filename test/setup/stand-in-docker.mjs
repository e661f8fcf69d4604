// A stand-in for the `docker` command, for machines without a daemon. It writes its arguments to STAND_IN_LOG, a line for each call. `run` answers at the
// published port: for PostgreSQL by passing everything on to STAND_IN_POSTGRES (host:port), for OpenSearch with the health of a cluster. A signal ends it.
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';

const args = process.argv.slice(2);
appendFileSync(process.env.STAND_IN_LOG, `${JSON.stringify(args)}\n`);
switch (args[0]) {
  case 'info':
    console.log('28.0.0');
    break;
  case 'image':
    process.exitCode = 1; // no image is there
    break;
  case 'pull':
    if (process.env.STAND_IN_PULL === 'fails') {
      console.error('Error response from daemon: no route to host');
      process.exitCode = 1;
    }
    break;
  case 'run':
    run();
    break;
}

function run() {
  const [, port, inside] = /^127\.0\.0\.1:(\d+):(\d+)$/.exec(args[args.indexOf('--publish') + 1]);
  const server = inside === '5432' ? passingOn() : healthy();
  server.listen(Number(port), '127.0.0.1');
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      appendFileSync(process.env.STAND_IN_LOG, `${JSON.stringify([signal, inside])}\n`);
      process.exit(0);
    });
}

function passingOn() {
  const [host, port] = process.env.STAND_IN_POSTGRES.split(':');
  return createTcpServer((socket) => {
    const target = connect(Number(port), host);
    socket.pipe(target).pipe(socket);
    for (const end of [socket, target]) end.on('error', () => end.destroy());
  });
}

function healthy() {
  const name = args.find((arg) => arg.startsWith('cluster.name=')).slice('cluster.name='.length);
  return createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ cluster_name: name, status: 'green', timed_out: false }));
  });
}
