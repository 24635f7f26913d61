import fc from 'fast-check';
import { BLOCK_LOOKS } from 'mf-content/src/blocks/blocksOfSlot.ts';
import { toContentBlocks } from 'mf-content/src/blocks/toContentBlocks.ts';
import { pcBlocks, spBlocks } from 'mf-content/src/testing/contentAnswers.ts';
import { MOBILE_BLOCKS, PC_BLOCKS } from 'shared-contracts/gateway';
import { anyVariantOf } from '../anyVariant.ts';
import { Finding, type Subject } from '../explore.ts';
import { isWeb } from './isWeb.ts';

/** Characters of one text that are shown at most. */
const LONGEST_TEXT = 300;
const ALL = [...new Set([...PC_BLOCKS, ...MOBILE_BLOCKS])];

type Blocks = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Blocks {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const input: fc.Arbitrary<Blocks> = fc
  .oneof(
    { weight: 6, arbitrary: anyVariantOf(pcBlocks(), 6) },
    { weight: 4, arbitrary: anyVariantOf(spBlocks(), 6) },
    { weight: 2, arbitrary: fc.dictionary(fc.constantFrom(...ALL), fc.jsonValue()) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
  // the call has checked that it is an object
  .map((value) => (isRecord(value) ? value : {}));

/** R3.18, fault 24: any JSON gives blocks that are in their bounds and lead to the web alone. */
export const content: Subject<Blocks> = {
  input,
  isPure: true,
  try(given) {
    const blocks = Object.entries(toContentBlocks(given, ALL));
    for (const [name, items] of blocks) {
      const look = BLOCK_LOOKS[name as keyof typeof BLOCK_LOOKS];
      if (items.length > look.limit) throw new Finding(`more entries than ${name} has`);
      for (const { href, src, avif, webp, alt, label } of items) {
        for (const address of [href, src, avif, webp])
          if (address !== undefined && !isWeb(address))
            throw new Finding('an address that is not http or https');
        if (alt.length > LONGEST_TEXT || label.length > LONGEST_TEXT)
          throw new Finding('a text without bound');
      }
    }
    return blocks.length > 0 ? 'accepted' : 'refused';
  },
};
