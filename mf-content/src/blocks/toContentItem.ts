import { parseIsoDate } from 'shared-contracts/format';
import { contentEntry, type ContentEntry } from 'shared-contracts/gateway';
import { OWN_SITE, toSafeHref } from 'shared-contracts/links';
import type { BlockFace, BlockLook } from './blocksOfSlot.ts';

/** A checked entry: its addresses are safe and its texts are strings. */
export interface ContentItem {
  readonly href?: string;
  readonly src?: string;
  /** The address of the same picture as AVIF, and below as WebP. */
  readonly avif?: string;
  readonly webp?: string;
  /** The text for readers who do not see the picture. */
  readonly alt: string;
  readonly label: string;
  /** R9.06: the language of both, for `lang`. */
  readonly language: string;
  /** `YYYY-MM-DD`; news only. */
  readonly date?: string;
  readonly width: number;
  readonly height: number;
}

const MAX_TEXT = 300;
const MAX_SIDE = 4000;

function toText(text = '') {
  return text.trim().slice(0, MAX_TEXT);
}
function isSide(pixels: number | undefined): pixels is number {
  return pixels !== undefined && Number.isInteger(pixels) && pixels > 0 && pixels <= MAX_SIDE;
}
function sizeOf({ width, height }: ContentEntry, size: BlockLook['size']) {
  return isSide(width) && isSide(height) ? { width, height } : size;
}

/** Returns the safe address, an empty object for an absent one, and undefined for an unsafe one. */
function toAddress(given: string | undefined): { address?: string } | undefined {
  if (given === undefined || given.trim() === '') return {};
  const address = toSafeHref(given, { base: OWN_SITE });
  return address === undefined ? undefined : { address };
}

/** Whether an entry has what its kind of block needs. */
const NEEDS: Readonly<Record<BlockFace, (item: ContentItem) => boolean>> = {
  notice: ({ label }) => label !== '',
  news: ({ label, date }) => label !== '' && date !== undefined,
  slider: ({ href, src, label, alt }) =>
    href !== undefined && src !== undefined && label + alt !== '',
  banners: ({ href, src, label, alt }) =>
    href !== undefined && src !== undefined && label + alt !== '',
  services: ({ href, label }) => href !== undefined && label !== '',
};

const ADDRESSES = ['href', 'src', 'avif', 'webp'] as const;
type Addresses = { -readonly [name in (typeof ADDRESSES)[number]]?: string };

/** Returns all addresses of an entry; undefined when one of them is unsafe. */
function toAddresses(entry: ContentEntry): Addresses | undefined {
  const addresses: Addresses = {};
  for (const name of ADDRESSES) {
    const read = toAddress(entry[name]);
    if (!read) return undefined;
    if (read.address !== undefined) addresses[name] = read.address;
  }
  return addresses;
}

function toItem(entry: ContentEntry, look: BlockLook): ContentItem | undefined {
  const addresses = toAddresses(entry);
  if (!addresses) return undefined;
  const date = parseIsoDate(entry.date ?? '') === undefined ? undefined : entry.date;
  return {
    ...addresses,
    alt: toText(entry.alt),
    label: toText(entry.label) || toText(entry.text),
    language: entry.lang ?? 'ja',
    ...sizeOf(entry, look.size),
    ...(date !== undefined && { date }),
  };
}

/**
 * R3.18, fault 24: returns the entry as its block shows it. Returns undefined for an entry that is
 * hidden, has a wrong shape, has an address other than http or https, or lacks what the block
 * needs.
 */
export function toContentItem(given: unknown, look: BlockLook): ContentItem | undefined {
  const entry = contentEntry.safeParse(given);
  if (!entry.success || entry.data.display === 0) return undefined;
  const item = toItem(entry.data, look);
  return item && NEEDS[look.face](item) ? item : undefined;
}
