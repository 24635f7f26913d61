/** @jest-environment node */
import { isApiError } from 'shared-contracts/errors';
import type { RequestClient } from 'shared-contracts/widget';
import { lateRequestClient } from './lateRequestClient.ts';

type Script = typeof import('./axiosClient.ts');

/** The script, with a client that answers with the call. */
const script: Script = {
  axiosRequestClient: ({ baseUrl }) => {
    const answer =
      (method: string) =>
      async (...given: readonly unknown[]) => [method, baseUrl, ...given];
    return {
      get: answer('get'),
      delete: answer('delete'),
      post: answer('post'),
      put: answer('put'),
      patch: answer('patch'),
      text: async (path) => `text of ${path}`,
      jsonp: answer('jsonp'),
    };
  },
};

function aClient(...loads: readonly (Script | Error)[]) {
  const left = [...loads];
  let asked = 0;
  const lost: unknown[] = [];
  const jsonp: RequestClient['jsonp'] = async (url) => `jsonp of ${url}`;
  const client = lateRequestClient(
    { baseUrl: '/gora', jsonp, onLost: (error) => lost.push(error) },
    async () => {
      asked += 1;
      const next = left.shift();
      if (next === undefined || next instanceof Error) throw next ?? new Error('nothing left');
      return next;
    },
  );
  return { ...client, asked: () => asked, lost };
}

const gone = new Error('gone');

describe('a request client whose script comes later', () => {
  it('[R7.16] passes every call on to the client, and loads its script once', async () => {
    const { request, asked } = aClient(script);
    const options = { query: { page: 1 } };
    expect(asked()).toBe(0);
    expect(
      await Promise.all([
        request.get('/a', options),
        request.delete('/b', options),
        request.post('/c', { x: 1 }, options),
        request.put('/d', { x: 1 }, options),
        request.patch('/e', { x: 1 }, options),
        request.text('/f'),
      ]),
    ).toEqual([
      ['get', '/gora', '/a', options],
      ['delete', '/gora', '/b', options],
      ['post', '/gora', '/c', { x: 1 }, options],
      ['put', '/gora', '/d', { x: 1 }, options],
      ['patch', '/gora', '/e', { x: 1 }, options],
      'text of /f',
    ]);
    expect(asked()).toBe(1);
  });

  it('[R7.16] is the client of axios', async () => {
    const { request } = lateRequestClient({
      baseUrl: 'http://127.0.0.1:1',
      jsonp: async () => undefined,
      onLost: () => {},
    });
    const error: unknown = await request.get('/nobody').catch((reason: unknown) => reason);
    expect(isApiError(error) && error.cause).toHaveProperty('isAxiosError', true);
  });

  it('[R7.01] makes JSONP calls without the script', async () => {
    const { request, asked } = aClient();
    expect(await request.jsonp('https://example.test/')).toBe('jsonp of https://example.test/');
    expect(asked()).toBe(0);
  });

  it('has its script before the first call if it is told to prepare', async () => {
    const { prepare, request, asked } = aClient(script);
    prepare();
    expect(asked()).toBe(1);
    await request.get('/a');
    expect(asked()).toBe(1);
  });

  it('[R2.12] asks for a lost script once more', async () => {
    const { request, lost } = aClient(gone, script);
    expect(await request.text('/a')).toBe('text of /a');
    expect(lost).toEqual([]);
  });

  it('[R2.12] says that its script is gone to a call that came while it was prepared, and not where nobody calls', async () => {
    const { prepare, request, lost } = aClient(gone, gone, gone, gone, script);
    prepare();
    await new Promise((tried) => {
      setImmediate(tried);
    });
    expect(lost).toEqual([]);
    prepare();
    await expect(request.text('/a')).rejects.toMatchObject({ status: 'ERR_NETWORK' });
    expect(lost).toEqual([gone]);
    expect(await request.text('/a')).toBe('text of /a');
  });

  it('[R8.09] rejects like a call without a network if the script is gone, says it once, and tries again at the next call', async () => {
    const { request, lost } = aClient(gone, gone, script);
    const errors = await Promise.all(
      ['/a', '/b'].map((path) => request.get(path).catch((error: unknown) => error)),
    );
    expect(errors.every(isApiError)).toBe(true);
    expect(errors).toMatchObject([
      { status: 'ERR_NETWORK', path: '/a', cause: gone },
      { status: 'ERR_NETWORK', path: '/b', cause: gone },
    ]);
    expect(lost).toEqual([gone]);
    expect(await request.text('/a')).toBe('text of /a');
  });

  it('says nothing of a script that is lost before anybody asks', async () => {
    const { prepare, request, asked, lost } = aClient(gone, gone, script);
    prepare();
    await new Promise((done) => {
      setTimeout(done);
    });
    expect(asked()).toBe(2);
    expect(lost).toEqual([]);
    expect(await request.text('/a')).toBe('text of /a');
  });
});
