/** @jest-environment node */
import fc from 'fast-check';
import * as qs from 'qs';
import { stringify } from './leanQs.ts';

const scalar = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
);
const query = fc.dictionary(
  fc.oneof(fc.string({ minLength: 1, unit: 'binary' }), fc.constantFrom('area[]', '1except[]')),
  fc.oneof(scalar, fc.array(scalar)),
);

describe('what browsers get of qs', () => {
  it.each([false, true])(
    '[R7.18] writes every flat query as qs does, values alone encoded: %s',
    (encodeValuesOnly) => {
      const options = { arrayFormat: 'repeat', encodeValuesOnly } as const;
      fc.assert(
        fc.property(query, (value) => {
          expect(stringify(value, options)).toBe(qs.stringify(value, options));
        }),
      );
    },
  );

  it('[R7.18] writes half of a character as an unknown one, where a browser would throw', () => {
    expect(stringify({ keyword: 'a\uD83D' }, { arrayFormat: 'repeat' })).toBe('keyword=a%EF%BF%BD');
  });
});
