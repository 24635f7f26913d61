import fc from 'fast-check';
import type { Domain } from '../../search/codecs.ts';

/** Any value of a codec. A text is as short as people write it; ids are those of courses. */
export function anyValue(domain: Domain): fc.Arbitrary<unknown> {
  switch (domain.kind) {
    case 'one':
      return fc.constantFrom(...domain.of);
    case 'some':
      return fc.subarray([...domain.of]);
    case 'number':
      return fc.integer({ min: domain.from, max: domain.to });
    case 'text':
      return fc.stringMatching(domain.expression).filter((text) => text.length <= 20);
    case 'ids':
      return fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: domain.most });
  }
}
