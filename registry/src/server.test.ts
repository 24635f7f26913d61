import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStatus } from './client/index.ts';
import { widgetFiles } from './testing/widgetFiles.ts';
import { aRegistryProcess } from './testing/aRegistryProcess.ts';
import { TOKENS } from './testing/aRunningRegistry.ts';
import { tarOf } from './testing/aTarFile.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
});
afterEach(() => rm(folder, { recursive: true }));

const VERSIONS = Array.from({ length: 12 }, (_, build) => `1.0.0-b${build}`);

/**
 * Begins to publish a version: the registry has its head and half of its body. `complete` sends the
 * rest, and resolves with the status.
 */
async function beginPublish(url: string, version: string) {
  const body = tarOf(widgetFiles({ version }));
  const half = body.length / 2;
  const sending = request(`${url}/widgets/mf-results/versions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${TOKENS['mf-results']}`,
      'content-type': 'application/gzip',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  sending.write(body.subarray(0, half));
  return {
    async complete() {
      sending.end(body.subarray(half));
      const [answer] = (await once(sending, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return answer.statusCode;
    },
  };
}

it('[R10.05] the registry answers every request in flight before SIGTERM ends it, and what it published is there', async () => {
  const first = await aRegistryProcess({ folder });
  const begun = await Promise.all(VERSIONS.map((version) => beginPublish(first.url, version)));
  first.child.kill('SIGTERM');
  const isReady = async () => (await fetch(`${first.url}/health/ready`)).ok;
  while (await isReady());
  const statuses = await Promise.all(begun.map(({ complete }) => complete()));
  expect(new Set(statuses)).toEqual(new Set([201]));
  // 1 would mean that it did not end by itself in its time
  expect(await first.ended).toBe(0);

  const second = await aRegistryProcess({ folder });
  const { acts } = await readStatus({ registryUrl: second.url, name: 'mf-results' });
  const known = acts.filter(({ act }) => act === 'published').map(({ version }) => version);
  expect(known.toSorted()).toEqual(VERSIONS.toSorted());
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
}, 60_000);
