import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchDiscovery, publishWidget, readStatus, rollbackWidget } from 'registry/client';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { Stack } from 'tooling/stack';
import { copyBuilt } from '../stack/changedWidget.ts';
import { expect, test } from '../stack/test.ts';

const NAME = 'mf-results';
const VERSION = '8.0.0';

function accessOf({ registryUrl, access }: Stack, name = NAME) {
  return {
    registryUrl,
    token: access.tokens[name] ?? '',
    privateKey: access.privateKeys[name],
  };
}

/** The live releases, as the registry tells them to the shells. */
async function everything({ registryUrl }: Stack) {
  return {
    ...(await readStatus({ registryUrl, name: NAME })),
    etag: (await fetchDiscovery({ registryUrl })).etag,
  };
}

const refusals: Readonly<
  Record<
    string,
    {
      readonly change?: (folder: string, manifest: WidgetManifest) => unknown;
      readonly as?: string;
      readonly says: RegExp;
    }
  >
> = {
  "with another team's token and key": {
    as: 'mf-ads',
    says: /^This token may publish mf-ads only\.$/,
  },
  'without the hash of its entry': {
    change: (_folder, manifest) => Reflect.deleteProperty(manifest.files, 'remoteEntry.js'),
    says: /^widget\.json names remoteEntry\.js, which is not among its files\.$/,
  },
  'with one byte more than it was signed with': {
    change: async (folder) =>
      writeFile(
        join(folder, 'remoteEntry.js'),
        `${await readFile(join(folder, 'remoteEntry.js'), 'utf8')} `,
      ),
    says: /^remoteEntry\.js is not the file of widget\.json: its hash differs\.$/,
  },
};

for (const [how, { change, as, says }] of Object.entries(refusals)) {
  test(`[R10.02][R10.04] a version ${how} is refused by name, and nothing changes`, async ({
    stack,
  }) => {
    const before = await everything(stack);
    await expect(
      publishWidget({ ...accessOf(stack, as), folder: await copyBuilt(NAME, VERSION, change) }),
    ).rejects.toThrow(says);
    expect(await everything(stack)).toEqual(before);
  });
}

test("[R10.02][R10.04] a token of one team takes back no other team's version, and its key signs for none", async ({
  stack,
}) => {
  const before = await everything(stack);
  const ads = accessOf(stack, 'mf-ads');
  await expect(rollbackWidget({ ...ads, name: NAME, reason: 'not mine' })).rejects.toThrow(
    'This token may publish mf-ads only.',
  );
  await expect(
    publishWidget({
      ...accessOf(stack),
      privateKey: ads.privateKey,
      folder: await copyBuilt(NAME, VERSION),
    }),
  ).rejects.toThrow('The signature is not that of this manifest.');
  await expect(
    publishWidget({
      ...accessOf(stack),
      privateKey: undefined,
      folder: await copyBuilt(NAME, VERSION),
    }),
  ).rejects.toThrow(`${NAME} must be signed with its team's key.`);
  expect(await everything(stack)).toEqual(before);
});
