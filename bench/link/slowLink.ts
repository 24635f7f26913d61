import { connect, createServer, type Socket } from 'node:net';
import { parseArgs } from 'node:util';
import { Downlink, type Flow } from './Downlink.ts';

// A slow line in front of local servers, as a program, so that no other work delays it:
// `node slowLink.ts --rtt MS --mbps N LISTEN:TARGET ...`. All ports are on 127.0.0.1 and share one
// line. A connection takes one round trip to open; TLS takes its own round trips, since its bytes pass
// through. Prints `ready` when every port listens.

/** Milliseconds between two looks at the line. */
const STEP = 2;
/** Bytes that wait for the line before the server is paused, and until it goes on. */
const PAUSE_ABOVE = 131_072;
const RESUME_BELOW = 65_536;

const { values, positionals } = parseArgs({
  options: { rtt: { type: 'string' }, mbps: { type: 'string' } },
  allowPositionals: true,
});
const roundTrip = Number(values.rtt);
const BITS = 8;
const line = new Downlink(
  { roundTrip, bytesPerMillisecond: (Number(values.mbps) * 1e6) / BITS / 1000 },
  performance.now(),
);

interface Connection {
  readonly phone: Socket;
  readonly server: Socket;
  /** Bytes from the server that have not arrived. */
  due: number;
  hasEnded: boolean;
}

const connections = new Map<Flow, Connection>();

function endWhenDone({ phone, due, hasEnded }: Connection): void {
  if (hasEnded && due === 0) phone.end();
}

function arrive(connection: Connection, segment: Buffer): void {
  connection.due -= segment.length;
  if (!connection.phone.destroyed) connection.phone.write(segment);
  endWhenDone(connection);
}

setInterval(() => {
  const now = performance.now();
  for (const { flow, segment, at } of line.send(now)) {
    const connection = connections.get(flow);
    if (connection === undefined) continue;
    setTimeout(() => arrive(connection, segment), at - now);
    if (flow.waiting < RESUME_BELOW) connection.server.resume();
  }
}, STEP);

/** Sends what the phone writes to the server: half a round trip later, and after the opening. */
function forwardUp({ phone, server }: Connection): void {
  const opened = performance.now();
  phone.on('data', (bytes) => {
    const wait = Math.max(roundTrip / 2, opened + 1.5 * roundTrip - performance.now());
    setTimeout(() => {
      if (!server.destroyed) server.write(bytes);
    }, wait);
  });
}

function forwardDown(connection: Connection, flow: Flow): void {
  const { server } = connection;
  server.on('data', (bytes) => {
    connection.due += bytes.length;
    flow.push(bytes);
    if (flow.waiting > PAUSE_ABOVE) server.pause();
  });
  server.on('end', () => {
    connection.hasEnded = true;
    endWhenDone(connection);
  });
}

function accept(phone: Socket, target: number): void {
  const server = connect({ port: target, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
  const connection = { phone, server, due: 0, hasEnded: false };
  const flow = line.open();
  connections.set(flow, connection);
  forwardUp(connection);
  forwardDown(connection, flow);
  const close = () => {
    line.close(flow);
    connections.delete(flow);
    phone.destroy();
    server.destroy();
  };
  phone.on('close', close).on('error', close);
  server.on('error', close);
}

await Promise.all(
  positionals.map((pair) => {
    const [listen, target = 0] = pair.split(':').map(Number);
    const listening = createServer({ noDelay: true }, (phone) => accept(phone, target));
    return new Promise<void>((resolve) => {
      listening.listen(listen, '127.0.0.1', resolve);
    });
  }),
);
process.stdout.write('ready\n');
