/** @jest-environment node */
import type { Discovery, LiveVersion } from 'shared-contracts/release';
import { aLiveVersion, aManifest } from '../../testing/builders.ts';
import { chooseRelease } from './chooseRelease.ts';
import { usableVersions } from './usableVersions.ts';

const SHARED = { react: '19.3.1', 'react-dom': '19.3.1' };

function needing(version: string, shared: Record<string, string>, traffic: number): LiveVersion {
  return aLiveVersion(aManifest({ version, shared }), {
    deployment: { traffic, default: traffic > 50 },
  });
}
function usedOf(...versions: LiveVersion[]) {
  const refused: string[] = [];
  const answer: Discovery = { schema: '', microFrontends: { 'mf-results': versions } };
  const usable = usableVersions(answer, { keys: undefined, shared: SHARED }, (id, why) =>
    refused.push(`${id}: ${why}`),
  );
  const { version, why } = chooseRelease(usable).set.widgets['mf-results'] ?? {};
  return { version, why, refused };
}
const GOOD = needing('1.0.0', { react: '^19.2.0', 'react-dom/client': '^19.2.0' }, 0);

it('[R10.05] a version whose ranges this shell does not satisfy is not used, the last good one stands in, and the reason is told', () => {
  expect(usedOf(needing('1.1.0', { react: '^20.0.0' }, 100), GOOD)).toEqual({
    version: '1.0.0',
    why: 'last-good',
    refused: ['mf-results@1.1.0: react ^20.0.0 is needed; the shell shares 19.3.1.'],
  });
  expect(usedOf(needing('1.1.0', { vue: '*' }, 100)).version).toBeUndefined();
});

it('[R10.05] a canary whose ranges this shell does not satisfy leaves the stable version to everybody', () => {
  const stable = needing('1.0.0', { react: '^19.2.0' }, 90);
  expect(usedOf(stable, needing('1.1.0', { react: '~19.2.0' }, 10))).toMatchObject({
    version: '1.0.0',
    why: 'stable',
  });
});
