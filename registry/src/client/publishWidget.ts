import { createPrivateKey, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestText } from 'shared-contracts/release';
import { widgetManifest, type WidgetManifest } from 'shared-contracts/widget';
import { create } from 'tar';
import * as z from 'zod';
import { callRegistry, type RegistryAccess } from './callRegistry.ts';
import { publishedVersion } from './publishedVersion.ts';

const reply = publishedVersion.extend({ unchanged: z.boolean() });

export interface Publication extends RegistryAccess {
  /** The folder of the built widget. Only `widget.json` and the files that it names are sent. */
  readonly folder: string;
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
  /** The checks (`bundle`, `weight`, `languages`) that an operator waives; only with a token of an operator, and a `why`. */
  readonly waive?: readonly string[];
  /** The team's Ed25519 private key (PEM), if the widget has one. */
  readonly privateKey?: string | undefined;
}

/** Returns the signature of a manifest in base64. */
function signManifest(manifest: WidgetManifest, privateKey: string): string {
  return sign(null, Buffer.from(manifestText(manifest)), createPrivateKey(privateKey)).toString(
    'base64',
  );
}

/**
 * Publishes a built widget. Returns the version; `unchanged` is true if it was published before.
 */
export async function publishWidget({
  registryUrl,
  token,
  folder,
  why = '',
  canary,
  steps = [],
  unreleased = false,
  goingBack = false,
  dryRun = false,
  waive = [],
  privateKey,
}: Publication): Promise<z.infer<typeof reply>> {
  const manifest = widgetManifest.parse(
    JSON.parse(await readFile(join(folder, 'widget.json'), 'utf8')),
  );
  const packed = create({ cwd: folder, gzip: true, portable: true }, [
    'widget.json',
    ...Object.keys(manifest.files),
  ]);
  const body = new Uint8Array(await packed.concat());
  const url = new URL(`/widgets/${manifest.name}/versions`, registryUrl);
  const wishes = {
    why,
    canary: canary ?? '',
    steps: steps.join(','),
    unreleased: unreleased ? 'true' : '',
    goingBack: goingBack ? 'true' : '',
    dryRun: dryRun ? 'true' : '',
    waive: waive.join(','),
  };
  for (const [name, wish] of Object.entries(wishes))
    if (wish !== '') url.searchParams.set(name, String(wish));
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/gzip',
    ...(privateKey !== undefined && { 'x-signature': signManifest(manifest, privateKey) }),
  };
  return reply.parse(await (await callRegistry(url, { method: 'POST', headers, body })).json());
}
