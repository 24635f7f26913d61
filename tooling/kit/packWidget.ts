import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { manifestText } from 'shared-contracts/release';
import { CONTRACT_VERSION, widgetManifest, type WidgetManifest } from 'shared-contracts/widget';
import type { WidgetConfigFile } from './widgetConfig.ts';

/** The folder of a packed version, beside the configuration. */
export const PACKED = 'dist';
const MANIFEST = 'widget.json';
const ENTRY = 'remoteEntry.js';
const SERVER = 'server.cjs';

/** Returns the container of a CommonJS text, as the shell's loader takes it. */
function toEntry(global: string, source: string): string {
  return `(() => {
const module = { exports: {} };
const { exports } = module;
${source}
globalThis.${global} = { init() {}, get: async () => () => module.exports };
})();
`;
}

/** Versions stand beside each other in a page while one is replaced, so the name of the global has the number. */
function globalOf(name: string, version: string): string {
  return `${name}_${version}`.replaceAll(/[^0-9a-z]/g, '_');
}

function toRecord(content: Buffer): WidgetManifest['files'][string] {
  const hash = createHash('sha384').update(content).digest('base64');
  return { integrity: `sha384-${hash}`, bytes: content.length };
}

function toManifest(
  { browser: _, server: __, language, ...told }: WidgetConfigFile,
  version: string,
  files: ReadonlyMap<string, Buffer>,
): WidgetManifest {
  const read = widgetManifest.safeParse({
    ...told,
    version,
    contract: CONTRACT_VERSION,
    global: globalOf(told.name, version),
    entry: ENTRY,
    standalone: true,
    server: SERVER,
    scripts: [],
    locales: [language],
    files: Object.fromEntries([...files].map(([path, content]) => [path, toRecord(content)])),
    commit: '',
  });
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The version cannot be packed: ${issues.join('; ')}.`);
}

/**
 * Packs a version of the widget in a folder into its `dist`: the container of the browser's file, the
 * server's file, the style sheets, and `widget.json`, written so that its text is what a team signs.
 * Rejects where a file is missing or the version is no number.
 */
export async function packWidget(
  folder: string,
  config: WidgetConfigFile,
  version: string,
): Promise<WidgetManifest> {
  const read = (path: string) => readFile(join(folder, path));
  const browser = (await read(config.browser)).toString();
  const files = new Map<string, Buffer>([
    [ENTRY, Buffer.from(toEntry(globalOf(config.name, version), browser))],
    [SERVER, await read(config.server)],
  ]);
  for (const path of config.styles) files.set(path, await read(path));
  const manifest = toManifest(config, version, files);
  const output = join(folder, PACKED);
  await rm(output, { recursive: true, force: true });
  for (const [path, content] of [...files, [MANIFEST, manifestText(manifest)] as const]) {
    await mkdir(dirname(join(output, path)), { recursive: true });
    await writeFile(join(output, path), content);
  }
  return manifest;
}

/** Reads the files of the packed version in a folder, by path. Rejects with a sentence where nothing is packed. */
export async function readPacked(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const output = join(folder, PACKED);
  const names = await readdir(output, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, Buffer>();
  for (const entry of names.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(output.length + 1).replaceAll('\\', '/'), await readFile(path));
  }
  if (!files.has(MANIFEST))
    throw new Error('Nothing is packed here: run asashiba-widget pack first.');
  return files;
}
