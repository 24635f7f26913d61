import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchDiscovery, publishWidget, readStatus, rollbackWidget } from 'registry/client';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { Stack } from 'tooling/stack';
import { copyBuilt, replaceFile } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
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

/** Gives a version another server bundle. */
function withBundle(text: string) {
  return (folder: string, manifest: WidgetManifest) =>
    replaceFile(folder, manifest, manifest.server, text);
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
  'whose server bundle throws when it is loaded': {
    change: withBundle("throw new Error('no window');"),
    says: /^mf-results 8\.0\.0 was run as the shell runs it.* it does not load: no window \(server\/widget\.cjs:1:7\)\. .*npm run conform -- mf-results, or asashiba-widget conform in a repository of its own\.$/,
  },
  'whose server bundle never loads': {
    change: withBundle('for (;;);'),
    says: /it does not load: nothing has come of it within 10 seconds\./,
  },
  'whose server bundle has no render': {
    change: withBundle('module.exports.default = { contract: 1, load: async () => null };'),
    says: /it does not load: mf-results@8\.0\.0 exports no render\./,
  },
  'whose server bundle renders differently each time': {
    change: withBundle(
      'module.exports.default = { contract: 1, load: async () => null, render: () => `<p>${Math.random()}</p>` };',
    ),
    says: /it renders results on the page top in ja-JP differently twice: “<p>0\.\d+/,
  },
  'with three megabytes of styles': {
    change: (folder, manifest) =>
      replaceFile(
        folder,
        manifest,
        manifest.styles[0]!,
        `a{color:red}/*${'x'.repeat(3_000_000)}*/`,
      ),
    says: /^mf-results puts up to 30\d{5} bytes of style sheets into a document; no widget may have more than 131072\./,
  },
  'without a language that visitors have': {
    change: (_folder, manifest) => {
      manifest.locales.splice(manifest.locales.indexOf('ko'), 1);
      Reflect.deleteProperty(manifest.scriptsByLanguage!, 'ko');
    },
    says: /^mf-results 8\.0\.0 lacks the language ko, which visitors have with \S+\./,
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

test('[R10.02][R10.04] an operator takes a version in spite of a check, and the log says which and why; a team cannot', async ({
  stack,
}) => {
  const version = nextVersion();
  const folder = await copyBuilt(NAME, version, (_folder, manifest) => {
    manifest.locales.push('eo');
  });
  const wish = { ...accessOf(stack), folder, unreleased: true, waive: ['languages'] };
  const why = 'Esperanto follows on Monday';
  await expect(publishWidget({ ...wish, why })).rejects.toThrow(
    'Only an operator may waive a check (languages). Ask one to publish this version.',
  );
  const token = stack.access.tokens['operator'] ?? '';
  await expect(publishWidget({ ...wish, token })).rejects.toThrow('a waiver needs a why');
  expect(await publishWidget({ ...wish, token, why })).toMatchObject({ version, live: false });
  const { acts } = await readStatus({ registryUrl: stack.registryUrl, name: NAME });
  expect(acts.slice(-2)).toMatchObject([
    {
      act: 'waived',
      version,
      who: expect.stringMatching(/^operator/),
      why: `languages: ${NAME} ${version} names the language eo and has no script in it: scriptsByLanguage of widget.json lacks it. ${why}`,
    },
    { act: 'published', version, who: expect.stringMatching(/^operator/) },
  ]);
});
