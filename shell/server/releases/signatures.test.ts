/** @jest-environment node */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { manifestText, type Discovery, type LiveVersion } from 'shared-contracts/release';
import { aLiveVersion, aManifest, hashOf } from '../../testing/builders.ts';
import { parsePublicKeys } from 'server-kit/release/publicKeys';
import { usableVersions } from './usableVersions.ts';

const team = generateKeyPairSync('ed25519');
const stranger = generateKeyPairSync('ed25519');
function spki(key: KeyObject) {
  return key.export({ format: 'der', type: 'spki' }).toString('base64');
}
const keys = parsePublicKeys(JSON.stringify({ 'mf-results': [spki(team.publicKey)] }));

function signed(
  version: string,
  by: KeyObject = team.privateKey,
  name = 'mf-results',
): LiveVersion {
  const manifest = aManifest({ name, version });
  const live = aLiveVersion(manifest);
  return {
    ...live,
    extras: {
      ...live.extras,
      signature: sign(null, Buffer.from(manifestText(manifest)), by).toString('base64'),
    },
  };
}
function kept(live: LiveVersion, by = keys) {
  const refused: string[] = [];
  const answer: Discovery = { schema: '', microFrontends: { [live.extras.manifest.name]: [live] } };
  const left = usableVersions(answer, { keys: by, shared: undefined }, (id) => refused.push(id));
  return { left: Object.values(left.microFrontends).flat().length, refused };
}

describe('the versions that a shell uses', () => {
  it('[R10.04] are signed by their team, in any order of the fields', () => {
    const live = signed('1.0.0');
    const turned = JSON.parse(
      JSON.stringify({
        ...live,
        extras: {
          ...live.extras,
          manifest: Object.fromEntries(Object.entries(live.extras.manifest).toReversed()),
        },
      }),
    ) as LiveVersion;
    expect(kept(turned)).toEqual({ left: 1, refused: [] });
  });

  it.each([
    [
      'without a signature',
      { ...signed('1.0.0'), extras: { ...signed('1.0.0').extras, signature: '' } },
    ],
    ["with a stranger's signature", signed('1.0.0', stranger.privateKey)],
    ['of a widget whose team has no key', signed('1.0.0', team.privateKey, 'mf-other')],
    [
      'with a changed file',
      {
        ...signed('1.0.0'),
        extras: {
          ...signed('1.0.0').extras,
          manifest: aManifest({
            files: { 'remoteEntry.js': { integrity: hashOf('evil'), bytes: 4 } },
          }),
        },
      },
    ],
    [
      'with another hash of its entry',
      { ...signed('1.0.0'), metadata: { version: '1.0.0', integrity: hashOf('evil') } },
    ],
  ])('[R10.05] exclude one %s', (_what, live) => {
    expect(kept(live)).toEqual({ left: 0, refused: [`${live.extras.manifest.name}@1.0.0`] });
  });

  it.each([
    'https://evil.example/remoteEntry.js',
    '//evil.example/remotes/mf-results/1.0.0/remoteEntry.js',
    '/remotes/mf-results/0.9.0/remoteEntry.js',
  ])('[R10.05] exclude one at %s, with or without keys', (url) => {
    for (const by of [keys, undefined])
      expect(kept({ ...signed('1.0.0'), url }, by)).toEqual({
        left: 0,
        refused: ['mf-results@1.0.0'],
      });
  });

  it('are all versions that this site serves if no key is configured', () => {
    expect(parsePublicKeys('')).toBeUndefined();
    const answer = { schema: '', microFrontends: { 'mf-results': [aLiveVersion()] } };
    const usable = { keys: undefined, shared: undefined };
    expect(usableVersions(answer, usable, () => {})).toEqual(answer);
  });
});
