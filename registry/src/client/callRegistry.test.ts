import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callRegistry } from './callRegistry.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

async function listening(answer: RequestListener) {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a server that listens on a port has an address with a port
  const { port } = server.address() as AddressInfo;
  return new URL(`http://127.0.0.1:${port}/`);
}

it('[R10.04] a call that is answered too late says that it may be carried out all the same', async () => {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const late = new AbortController();
    setImmediate(() => late.abort(new DOMException('late', 'TimeoutError')));
    return late.signal;
  });
  const registry = await listening(() => {});
  await expect(callRegistry(registry, { method: 'POST' })).rejects.toThrow(
    /has not answered within 120 seconds\. It may still do what it was asked/,
  );
  jest.restoreAllMocks();
});

it('[R10.04] a call of the registry follows no redirect, so no other server gets its token', async () => {
  const asked: (string | undefined)[] = [];
  const other = await listening((request, response) => {
    asked.push(request.headers.authorization);
    response.end('{}');
  });
  const registry = await listening((_request, response) => {
    response.writeHead(307, { location: other.href }).end();
  });
  await expect(
    callRegistry(registry, { method: 'POST', headers: { authorization: 'Bearer secret' } }),
  ).rejects.toThrow('does not answer: it sends elsewhere, which is not followed.');
  expect(asked).toEqual([]);
});

it('[R10.04] a name that nobody has is said, since it is a typing mistake', async () => {
  const nobody = new URL('http://registry.invalid/');
  await expect(callRegistry(nobody, { method: 'POST' })).rejects.toThrow(
    /^The registry at http:\/\/registry\.invalid does not answer: .*registry\.invalid/,
  );
});
