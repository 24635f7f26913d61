/** @jest-environment node */
import { aDiscovery, aLiveVersion } from '../../testing/builders.ts';
import { chooseRelease } from '../releases/chooseRelease.ts';
import {
  hashSource,
  integritySources,
  jsonpFramePolicy,
  pagePolicy,
} from './contentSecurityPolicy.ts';

const NOTHING_LIVE = { widgets: {}, slots: {} };
const ALLOWED = { scripts: ["'sha384-s'"], styles: ["'sha256-t'"] };
function imagesOf(policy: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith('img-src'));
}

describe("a page's content security policy", () => {
  it("[R2.17] allows pictures of this site, and of the map tiles' origin if one is configured", () => {
    expect(imagesOf(pagePolicy(ALLOWED, NOTHING_LIVE))).toBe("img-src 'self' data:");
    expect(
      imagesOf(
        pagePolicy(ALLOWED, NOTHING_LIVE, {
          mapTiles: {
            url: 'https://tiles.example:8443/pale/{z}/{x}/{y}.png?key=a;b',
            attribution: 'Survey',
          },
        }),
      ),
    ).toBe("img-src 'self' data: https://tiles.example:8443");
  });

  it('[R10.05] allows the origin of a preview of a local address, but of no live version', () => {
    const elsewhere = aLiveVersion(undefined, { url: 'http://127.0.0.1:3300/remoteEntry.js' });
    const policyFor = (...choice: Parameters<typeof chooseRelease>) =>
      pagePolicy(ALLOWED, chooseRelease(...choice).set);
    expect(policyFor(aDiscovery(elsewhere))).toBe(policyFor(aDiscovery(aLiveVersion())));
    expect(
      policyFor(aDiscovery(aLiveVersion()), { instead: { 'mf-results': elsewhere } }),
    ).toContain("connect-src 'self' http://127.0.0.1:3300;");
  });

  it('[R10.05] allows scripts by hash and what they load, and styles by hash: no text of the page', () => {
    const parts = pagePolicy(ALLOWED, NOTHING_LIVE).split('; ');
    expect(parts).toContain("script-src 'sha384-s' 'strict-dynamic'");
    expect(parts).toContain("style-src 'self' 'sha256-t'");
    expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it('forbids plug-ins, other bases, forms to other sites, framing, and code from plain texts', () => {
    expect(pagePolicy(ALLOWED, NOTHING_LIVE).split('; ')).toEqual([
      "default-src 'self'",
      expect.stringMatching(/^script-src /),
      expect.stringMatching(/^style-src /),
      expect.stringMatching(/^img-src /),
      "connect-src 'self'",
      "frame-src 'none'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types asashiba-shell asashiba-loader asashiba-inert',
    ]);
    expect(
      pagePolicy(ALLOWED, NOTHING_LIVE, { frameOrigin: 'https://frames.golf.example' }),
    ).toContain('; frame-src https://frames.golf.example;');
  });

  it('of the JSONP frame allows one script and one address, and only the site shows it', () => {
    expect(
      jsonpFramePolicy('n0', 'https://user.example/info', 'https://golf.example').split('; '),
    ).toEqual([
      "default-src 'none'",
      "script-src 'nonce-n0' https://user.example/info",
      "base-uri 'none'",
      "form-action 'none'",
      'frame-ancestors https://golf.example',
      "require-trusted-types-for 'script'",
      'trusted-types asashiba-jsonp',
    ]);
  });

  it('takes from a manifest nothing but hashes', () => {
    const hash = `sha384-${'a'.repeat(64)}`;
    expect(
      integritySources([hash, '', "x' 'unsafe-inline", `${hash}; script-src *`, `${hash} ${hash}`]),
    ).toEqual([`'${hash}'`]);
  });
});
