import * as z from 'zod';
import { callRegistry, type RegistryAccess } from './callRegistry.ts';
import { publishedVersion } from './publishedVersion.ts';

const reply = publishedVersion.extend({ unchanged: z.boolean() });

/** Who shall get a version that is published, and what the log says of it. */
export interface PublishWishes {
  readonly why?: string;
  /**
   * The canary's first share of the visitors, in per cent. Default: all visitors get the version.
   */
  readonly canary?: number | undefined;
  /** The shares, in per cent, to which the registry raises the canary while it does well. */
  readonly steps?: readonly number[];
  /** Publishes it for nobody: it can be previewed, and started later. */
  readonly unreleased?: boolean;
  /** Publishes it also where it is lower than the version that visitors have. */
  readonly goingBack?: boolean;
  /** Checks whether the registry would accept it, without any change. */
  readonly dryRun?: boolean;
  /**
   * The checks (`bundle`, `mount`, `weight`, `languages`) that an operator waives; only with a token of an
   * operator, and a `why`.
   */
  readonly waive?: readonly string[];
}

/** A version as a registry takes it. */
export interface PackedVersion {
  readonly name: string;
  /** A gzip tar of `widget.json` and the files that it names. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** The signature of its manifest in base64; '' without one. */
  readonly signature: string;
}

/** Publishes a packed version. `unchanged` is true if it was published before. */
export async function sendVersion(
  { registryUrl, token }: RegistryAccess,
  { name, body, signature }: PackedVersion,
  wish: PublishWishes,
): Promise<z.infer<typeof reply>> {
  const { why, canary, steps = [], unreleased, goingBack, dryRun, waive = [] } = wish;
  const url = new URL(`/widgets/${name}/versions`, registryUrl);
  const wishes = {
    why: why ?? '',
    canary: canary ?? '',
    steps: steps.join(','),
    unreleased: unreleased ? 'true' : '',
    goingBack: goingBack ? 'true' : '',
    dryRun: dryRun ? 'true' : '',
    waive: waive.join(','),
  };
  for (const [key, value] of Object.entries(wishes))
    if (value !== '') url.searchParams.set(key, String(value));
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/gzip',
    ...(signature !== '' && { 'x-signature': signature }),
  };
  return reply.parse(await (await callRegistry(url, { method: 'POST', headers, body })).json());
}
