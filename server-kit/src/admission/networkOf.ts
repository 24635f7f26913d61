import { isIPv6 } from 'node:net';

/** The number of groups of an IPv6 address that identify one customer. */
const GROUPS = 3;

function groupsIn(part: string): readonly string[] {
  return part.split(':').filter(Boolean);
}

/**
 * Returns the network of an address: an IPv4 address itself, or the first 48 bits of an IPv6
 * address, whose owner can choose the rest. A connection that has ended has no address any more: it
 * counts for the network without a name.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return '';
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
