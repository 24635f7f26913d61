import { createPrivateKey, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestText } from 'shared-contracts/release';
import { widgetManifest, type WidgetManifest } from 'shared-contracts/widget';
import { create } from 'tar';
import type { RegistryAccess } from './callRegistry.ts';
import { type PublishWishes, sendVersion } from './sendVersion.ts';

export interface Publication extends RegistryAccess, PublishWishes {
  /** The folder of the built widget. Only `widget.json` and the files that it names are sent. */
  readonly folder: string;
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
  privateKey,
  ...wishes
}: Publication): ReturnType<typeof sendVersion> {
  const manifest = widgetManifest.parse(
    JSON.parse(await readFile(join(folder, 'widget.json'), 'utf8')),
  );
  const packed = create({ cwd: folder, gzip: true, portable: true }, [
    'widget.json',
    ...Object.keys(manifest.files),
  ]);
  const body = new Uint8Array(await packed.concat());
  const signature = privateKey === undefined ? '' : signManifest(manifest, privateKey);
  return sendVersion({ registryUrl, token }, { name: manifest.name, body, signature }, wishes);
}
