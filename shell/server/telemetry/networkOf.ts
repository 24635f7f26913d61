import { isIPv6 } from 'node:net';

/** The groups of an address of IPv6 that one customer has for himself, at the most. */
const GROUPS = 3;

function groupsIn(part: string): readonly string[] {
  return part.split(':').filter(Boolean);
}

/** Whose address it is: an address of IPv4, the first 48 bits of one of IPv6, since its owner may take any below them. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [bare = ''] = plain.toLowerCase().split('%');
  const [head = '', tail] = bare.split('::');
  const before = groupsIn(head);
  const after = groupsIn(tail ?? '');
  const left = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = tail === undefined ? before : [...before, ...left, ...after];
  return groups
    .slice(0, GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
