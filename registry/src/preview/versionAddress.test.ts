import fc from 'fast-check';
import { scrub } from 'server-kit/logs/scrub';
import {
  isAddressKey,
  readVersionAddress,
  toAddressKey,
  toVersionAddress,
} from './versionAddress.ts';

const named = fc.record({
  widget: fc.stringMatching(/^mf-[a-z][a-z0-9-]{1,40}$/),
  version: fc.stringMatching(/^[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}(-[0-9a-z.]{1,20})?$/),
});
const secret = fc.string({ minLength: 20 });
const round = fc.nat({ max: 1000 });

describe('the address of a version', () => {
  it('[R10.04] has a key that no flag begins like, that no log shows, and that is read back', () => {
    fc.assert(
      fc.property(named, secret, round, (of, by, times) => {
        const key = toAddressKey(of, by, times);
        expect(key).not.toMatch(/^-/);
        expect(scrub(`GET ${toVersionAddress({ ...of, key }, '')}`)).not.toContain(key);
        for (const origin of ['', 'https://golf.example'])
          for (const more of ['', '?at=/course/7/', '#x'])
            expect(
              readVersionAddress(`${toVersionAddress({ ...of, key }, origin)}${more}`),
            ).toEqual({ ...of, key });
      }),
    );
  });

  it('[R10.04] counts for one version, one secret and one round alone', () => {
    fc.assert(
      fc.property(named, named, secret, round, (of, other, by, times) => {
        const key = toAddressKey(of, by, times);
        expect(isAddressKey({ ...of, key }, by, times)).toBe(true);
        expect(isAddressKey({ ...of, key }, `${by}.`, times)).toBe(false);
        expect(isAddressKey({ ...of, key }, by, times + 1)).toBe(false);
        expect(isAddressKey({ ...of, key: key.slice(0, -1) }, by, times)).toBe(false);
        expect(isAddressKey({ ...other, key }, by, times)).toBe(
          other.widget === of.widget && other.version === of.version,
        );
      }),
    );
  });

  it.each(['mf-ads@1.0.0', '/preview/mf-ads/1.0.0', '/preview?token=a.b', ''])(
    'is not %j',
    (text) => {
      expect(readVersionAddress(text)).toBeUndefined();
    },
  );
});
