import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';
import { WIDGETS } from 'tooling/build/widgets';
import type { Stack } from 'tooling/stack';
import { expect, test } from '../stack/ownStack.ts';
import { cuttable } from './cuttable.ts';

/** Every file that a document asks for, with the status of each. */
async function filesOf(stack: Stack, encoding: string): Promise<Record<string, number>> {
  const html = await (await fetch(`${stack.shellUrl}/`)).text();
  const paths = [...new Set(html.match(/\/(?:remotes|assets)\/[\w./-]+\.(?:js|css|woff2)/g))];
  const asked = paths.map(async (path) => {
    const answer = await fetch(stack.shellUrl + path, { headers: { 'accept-encoding': encoding } });
    await answer.arrayBuffer();
    return [path, answer.status] as const;
  });
  return Object.fromEntries(await Promise.all(asked));
}

/** Checks that a document has the files of every widget, and that each of them is answered. */
async function expectAllFiles(stack: Stack, encoding = 'br'): Promise<void> {
  const files = await filesOf(stack, encoding);
  // which of them a document asks for depends on how many slots its server has painted in time
  const scripts = Object.keys(files).filter((path) => path.endsWith('/remoteEntry.js'));
  expect(scripts.length).toBeGreaterThan(4);
  expect(files).toEqual(Object.fromEntries(Object.keys(files).map((path) => [path, 200])));
}

test('[R10.05] while the store of files is away every page has its widgets and their files, also from a shell that has just started', async ({
  ends,
  dataFolder,
  start,
}) => {
  test.setTimeout(240_000);
  const directory = join(dataFolder, 's3');
  await mkdir(directory);
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'widgets', configs: [] }],
  });
  const { port } = await s3.run();
  ends.defer(() => s3.close());
  const way = await cuttable(port);
  ends.defer(() => way.close());
  const stack = await start({
    publish: WIDGETS,
    shellSettings: { RENDER_DEADLINE: '4000' },
    storeSettings: {
      ASSET_STORE: 's3://widgets',
      S3_ENDPOINT: `http://127.0.0.1:${way.port}`,
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
  });
  const readiness = async () => (await fetch(`${stack.shellUrl}/health/ready`)).json();

  await expect.poll(readiness).toEqual({ status: 'ready' });
  await expectAllFiles(stack);
  // also what nobody has asked for is copied
  let copied = 0;
  await expect
    .poll(
      async () => {
        const last = copied;
        copied = (await readdir(join(dataFolder, 'shell/files'))).length;
        return copied > 50 && copied === last;
      },
      // a copy that has failed is tried again after five seconds
      { intervals: [6000], timeout: 90_000 },
    )
    .toBe(true);

  await way.cut();
  for (const encoding of ['br', 'identity']) await expectAllFiles(stack, encoding);
  expect(await readiness()).toEqual({ status: 'ready', without: ['store'] });
  await stack.restart('shell');
  await expect(() => expectAllFiles(stack)).toPass();
  await expect
    .poll(async () => (await fetch(`${stack.shellUrl}/`)).text())
    .toMatch(/data-island="search">./);
});
