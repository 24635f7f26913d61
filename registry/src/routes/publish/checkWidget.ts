import { createHash } from 'node:crypto';
import { rolloutRules } from 'shared-contracts/release';
import { CONTRACT_VERSION, widgetManifest, type WidgetManifest } from 'shared-contracts/widget';
import type { WidgetFiles } from '../../assets/assetStore.ts';
import { PACKED } from 'server-kit/files/packed';
import { RequestError } from 'server-kit/http/requestError';

const MANIFEST = 'widget.json';
const ENTRY = 'remoteEntry.js';

function parseManifest(bytes: Buffer | undefined): WidgetManifest {
  if (!bytes) throw new RequestError(422, `The archive has no ${MANIFEST} at its root.`);
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new RequestError(422, `${MANIFEST} is not JSON.`);
  }
  const parsed = widgetManifest.safeParse(json);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new RequestError(422, `${MANIFEST}: ${issues.join('; ')}`);
}

/** The team's rules for its canaries must be ones that the registry can follow. */
function checkRollout({ rollout = {} }: WidgetManifest): void {
  const { error } = rolloutRules.safeParse(rollout);
  if (!error) return;
  const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new RequestError(422, `rollout: ${issues.join('; ')}`);
}

function toIntegrity(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function checkFiles(manifest: WidgetManifest, files: WidgetFiles): void {
  for (const [path, { integrity, bytes }] of Object.entries(manifest.files)) {
    const file = files.get(path);
    if (!file) throw new RequestError(422, `${path} is listed in ${MANIFEST} but was not sent.`);
    if (file.length !== bytes || toIntegrity(file) !== integrity)
      throw new RequestError(422, `${path} is not the file of ${MANIFEST}: its hash differs.`);
  }
  for (const path of files.keys()) {
    if (path !== MANIFEST && !Object.hasOwn(manifest.files, path))
      throw new RequestError(422, `${path} was sent but is not listed in ${MANIFEST}.`);
    if (path.endsWith(PACKED))
      throw new RequestError(422, `${path}: the registry packs the files itself.`);
  }
  const { entry, server, scripts, styles, laterStyles = [], scriptsByLanguage = {} } = manifest;
  const inLanguages = Object.values(scriptsByLanguage).flat();
  for (const path of [entry, server, ...scripts, ...inLanguages, ...styles, ...laterStyles]) {
    if (!Object.hasOwn(manifest.files, path))
      throw new RequestError(422, `${MANIFEST} names ${path}, which is not among its files.`);
  }
}

/**
 * Returns the manifest of the widget `name`. Throws 422 if the manifest is invalid or does not
 * match the files.
 */
export function checkWidget(name: string, files: WidgetFiles): WidgetManifest {
  const manifest = parseManifest(files.get(MANIFEST));
  if (manifest.name !== name) throw new RequestError(422, `This is ${manifest.name}, not ${name}.`);
  if (manifest.contract !== CONTRACT_VERSION) {
    throw new RequestError(
      422,
      `The registry does not know contract version ${manifest.contract}, only ${CONTRACT_VERSION}.`,
    );
  }
  checkRollout(manifest);
  checkFiles(manifest, files);
  // the shell's loader expects this name
  if (manifest.entry !== ENTRY)
    throw new RequestError(422, `The entry must be ${ENTRY}, not ${manifest.entry}.`);
  return manifest;
}
