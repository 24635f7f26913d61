import type { Socket } from 'node:net';

/** Milliseconds between two drops. */
const EACH = 20;

/**
 * Sends `begin` and then `drop` again and again, as a client that never comes to an end. Resolves with
 * what the server said, when it has ended the connection.
 */
export async function drip(
  socket: Socket,
  begin: string | Buffer,
  drop: string | Buffer,
): Promise<string> {
  let said = '';
  socket.on('data', (part) => {
    said += String(part);
  });
  // a server that has ended the connection refuses the next drop
  socket.on('error', () => {});
  socket.write(begin);
  const dripping = setInterval(() => socket.write(drop), EACH);
  await new Promise((resolve) => {
    socket.once('close', resolve);
  });
  clearInterval(dripping);
  return said;
}
