import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createServer } from 'server-kit/http/createServer';
import { registerBodyDeadline } from './bodyDeadline.ts';

const MILLISECONDS = 50;

async function openServer() {
  const app = createServer({ logger: false });
  registerBodyDeadline(app, MILLISECONDS);
  app.post('/usual', async () => 'usual');
  app.post('/endless', { config: { hasEndlessBody: true } }, async () => 'endless');
  await app.listen({ port: 0 });
  return { app, port: (app.server.address() as AddressInfo).port };
}

function begin(port: number, path: string) {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (text) => {
    said += String(text);
  });
  socket.on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 4\r\n\r\nab`,
  );
  return { socket, ended: once(socket, 'close'), said: () => said };
}

describe('the deadline of bodies', () => {
  it('ends the connection of a request whose body does not come, also where there is no route', async () => {
    const { app, port } = await openServer();
    for (const path of ['/usual', '/nothing']) {
      const { ended, said } = begin(port, path);
      await ended;
      expect(said()).not.toContain('200 OK');
    }
    await app.close();
  });

  it('leaves a body that comes, and a route whose bodies have no end', async () => {
    const { app, port } = await openServer();
    const endless = begin(port, '/endless');
    // the deadline of the other one has passed
    await begin(port, '/usual').ended;
    endless.socket.write('cd');
    await once(endless.socket, 'data');
    expect(endless.said()).toContain('endless');
    const usual = begin(port, '/usual');
    usual.socket.write('cd');
    await once(usual.socket, 'data');
    expect(usual.said()).toContain('usual');
    endless.socket.destroy();
    usual.socket.destroy();
    await app.close();
  });
});
