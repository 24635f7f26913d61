import { createHmac, timingSafeEqual } from 'node:crypto';

/** One version of a widget, published or not. */
export interface NamedVersion {
  readonly widget: string;
  readonly version: string;
}

/** A version, and the key without which its address leads nowhere. */
export interface AddressedVersion extends NamedVersion {
  readonly key: string;
}

/**
 * What every key begins with: a scanner of leaked secrets finds it, a log is scrubbed of it (a digit, a
 * small and a capital letter), and no reader of flags takes it for one.
 */
const PREFIX = 'asp_V1_';
const ADDRESS = /\/preview\/(mf-[a-z][a-z0-9-]{1,40})\/([0-9a-z.-]{1,100})\/(asp_V1_[\w-]{43})$/;

/**
 * Returns the key of a version's address. It stays the same until the address is renewed: `round` is
 * how often that was done.
 */
export function toAddressKey(
  { widget, version }: NamedVersion,
  secret: string,
  round: number,
): string {
  const text = `address ${widget}@${version} ${round}`;
  return `${PREFIX}${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

/** Returns whether a key is the one of a version's address, in constant time. */
export function isAddressKey(
  { key, ...named }: AddressedVersion,
  secret: string,
  round: number,
): boolean {
  const given = Buffer.from(key);
  const due = Buffer.from(toAddressKey(named, secret, round));
  return given.length === due.length && timingSafeEqual(given, due);
}

/** Returns the address at which a version is looked at. `origin` is the site's; '' gives the path alone. */
export function toVersionAddress(
  { widget, version, key }: AddressedVersion,
  origin: string,
): string {
  return `${origin}/preview/${widget}/${version}/${key}`;
}

/** Reads an address as somebody passed it on, with or without `?at=`. Returns undefined for any other text. */
export function readVersionAddress(text: string): AddressedVersion | undefined {
  const [, widget, version, key] = ADDRESS.exec(text.split(/[?#]/, 1)[0] ?? '') ?? [];
  return widget !== undefined && version !== undefined && key !== undefined
    ? { widget, version, key }
    : undefined;
}
