import { ApiError } from 'shared-contracts/errors';
import { toRequestClient, type SentRequest } from 'shared-contracts/platform-testing';
import { shareReads } from './shareReads.ts';

function aClient() {
  const sent: SentRequest[] = [];
  const client = toRequestClient(async (request) => {
    sent.push(request);
    const { path } = request;
    if (path !== '/content/blocks') throw new ApiError('Not Found', { status: 404, path });
    return { at: Symbol('answer') };
  });
  return { client: shareReads(client), sent };
}

describe('identical reads of one page', () => {
  it('[R7.07] are sent once while the first is pending, and again after that', async () => {
    const { client, sent } = aClient();
    const [one, other] = await Promise.all([
      client.get('/content/blocks', { query: { region: 101 } }),
      client.get('/content/blocks', { query: { region: 101 } }),
    ]);
    expect(one).toBe(other);
    expect(sent).toHaveLength(1);
    await client.get('/content/blocks', { query: { region: 101 } });
    expect(sent).toHaveLength(2);
  });

  it('are sent separately if they differ, or if one can be cancelled', async () => {
    const { client, sent } = aClient();
    await Promise.all([
      client.get('/content/blocks', { query: { region: 101 } }),
      client.get('/content/blocks', { query: { region: 102 } }),
      client.get('/content/blocks', {
        query: { region: 101 },
        signal: new AbortController().signal,
      }),
      client.get('/content/blocks', {
        query: { region: 101 },
        singular: { id: 'x', strategy: 'cancel-active' },
      }),
    ]);
    expect(sent).toHaveLength(4);
  });

  it('share a failure, and are sent again after it', async () => {
    const { client, sent } = aClient();
    const calls = [client.get('/nothing'), client.get('/nothing')];
    expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    await expect(client.get('/nothing')).rejects.toMatchObject({ status: 404 });
    expect(sent).toHaveLength(2);
  });
});
