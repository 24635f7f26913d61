import * as z from 'zod';
import type { AddressedVersion, NamedVersion } from '../preview/versionAddress.ts';
import { callRegistry, type RegistryAccess } from './callRegistry.ts';

export { readVersionAddress } from '../preview/versionAddress.ts';
export type { AddressedVersion, NamedVersion };

const issuedPreview = z.object({
  url: z.string(),
  /** ISO 8601. */
  expires: z.string(),
  /** What the contract gate has against these versions beside each other. */
  warnings: z.array(z.string()),
});
/** The link of a preview, which opens once. */
export type IssuedPreview = z.infer<typeof issuedPreview>;

const addressReply = z.object({ address: z.string() });

function post(token: string, body: object): RequestInit {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/** What a link shows: a version, or outside production the build at a local address, which is for operators. */
type Shown =
  | NamedVersion
  | { readonly widget: string; readonly address: string; readonly slots: readonly string[] };

/**
 * Issues a link that shows one browser a version, alone or with versions of other widgets, for so many
 * minutes. A team shows the key of the address of each other widget's version; an operator needs none.
 */
export async function issuePreview({
  registryUrl,
  token,
  widget,
  ...wish
}: RegistryAccess &
  Shown & {
    readonly also?: readonly (NamedVersion & Partial<AddressedVersion>)[];
    readonly minutes: number;
    readonly reason: string;
  }): Promise<IssuedPreview> {
  const url = new URL(`/widgets/${widget}/previews`, registryUrl);
  return issuedPreview.parse(await (await callRegistry(url, post(token, wish))).json());
}

function addressUrl({ registryUrl, widget, version }: RegistryAccess & NamedVersion): URL {
  const path = `/widgets/${widget}/versions/${encodeURIComponent(version)}/address`;
  return new URL(path, registryUrl);
}

/** Returns the address at which a version is looked at, released or not. It stays the same until it is renewed. */
export async function readAddress(wish: RegistryAccess & NamedVersion): Promise<string> {
  const headers = { authorization: `Bearer ${wish.token}` };
  const reply = await callRegistry(addressUrl(wish), { headers });
  return addressReply.parse(await reply.json()).address;
}

/** Renews the address of a version, and returns it: the one before leads nowhere from then on. */
export async function renewAddress({
  reason,
  ...wish
}: RegistryAccess & NamedVersion & { readonly reason: string }): Promise<string> {
  const reply = await callRegistry(addressUrl(wish), post(wish.token, { reason }));
  return addressReply.parse(await reply.json()).address;
}
