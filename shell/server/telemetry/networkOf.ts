import { isIPv6 } from 'node:net';

/** The groups of an address of IPv6 that one customer has for himself, at the most. */
const GROUPS = 3;

/** Whose address it is: an address of IPv4, the first 48 bits of one of IPv6, since its owner may take any below them. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('%')[0]!.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const groups =
    tail === undefined
      ? before!
      : [
          ...before!,
          ...Array.from({ length: 8 - before!.length - after!.length }, () => '0'),
          ...after!,
        ];
  return groups
    .slice(0, GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
