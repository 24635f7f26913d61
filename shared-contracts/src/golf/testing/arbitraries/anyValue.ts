import fc from 'fast-check';
import type { Domain } from '../../search/codecs.ts';

/** Values of a codec. Texts are as short as people write them; ids are course ids. */
export function anyValue(domain: Domain): fc.Arbitrary<unknown> {
  if (domain instanceof RegExp)
    return fc.stringMatching(domain).filter((text) => text.length <= 20);
  if ('subsetOf' in domain) return fc.subarray([...domain.subsetOf]);
  if ('from' in domain) return fc.integer({ min: domain.from, max: domain.to });
  if ('most' in domain)
    return fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { maxLength: domain.most });
  return fc.constantFrom(...domain);
}
