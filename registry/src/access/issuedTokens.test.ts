import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { toPreviewToken } from '../preview/previewToken.ts';
import { drawToken, issuedId } from './issuedTokens.ts';

/** Bytes of a number that is asked for, the same ones again and again. */
const anyRandom = fc
  .uint8Array({ minLength: 1, maxLength: 32 })
  .map((given) => (bytes: number) => Buffer.alloc(bytes, given));

function asFlag(token: string): string | undefined {
  const options = { token: { type: 'string' } } as const;
  return parseArgs({ args: ['--token', token], options }).values.token;
}

it('[R10.04] no token that the registry issues is taken for a flag, whatever its random bytes are', () => {
  fc.assert(
    fc.property(anyRandom, (random) => {
      const { token, id } = drawToken(random);
      expect(asFlag(token)).toBe(token);
      expect(issuedId(token)).toBe(id);
    }),
    { examples: [[(bytes) => Buffer.alloc(bytes, 0xfb)]] },
  );
  const preview = { id: 'a', use: 'link', widget: 'mf-x', version: '1.0.0', expires: 1 } as const;
  fc.assert(
    fc.property(fc.string(), fc.string(), (id, secret) => {
      const token = toPreviewToken({ ...preview, id }, secret);
      expect(asFlag(token)).toBe(token);
    }),
  );
});
