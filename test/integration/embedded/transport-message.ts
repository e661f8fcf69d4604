import { connect } from 'node:net';

/** Of version 3.8.0: OpenSearch adds 99 for a release, and flips a bit to tell its versions from those of its ancestor. */
const VERSION = (3 * 1_000_000 + 8 * 10_000 + 99) ^ 0x0800_0000;

/** Asks a node, in the protocol that nodes speak to each other, for what `GET /` shows; the bytes that it answers, as text. */
export function askAsNode(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(message('cluster:monitor/main')));
    socket.setTimeout(5_000, () => socket.destroy(new Error('no answer')));
    socket.on('error', reject).on('close', () => {
      resolve(answer);
    });
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      socket.end();
    });
  });
}

/** A request without headers or parameters. */
function message(action: string): Buffer {
  // No headers of the request, no headers of the response, no features.
  const header = Buffer.concat([Buffer.from([0, 0, 0, action.length]), Buffer.from(action)]);
  const noParentTask = Buffer.from([0]);
  const fixed = Buffer.alloc(17);
  fixed.writeBigInt64BE(7n, 0); // id of the request
  fixed.writeUInt8(0, 8); // a request, not compressed
  fixed.writeInt32BE(VERSION, 9);
  fixed.writeInt32BE(header.length, 13);
  const body = Buffer.concat([fixed, header, noParentTask]);
  const start = Buffer.from('ES\0\0\0\0', 'latin1');
  start.writeInt32BE(body.length, 2);
  return Buffer.concat([start, body]);
}
