import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type ts from 'typescript';
import { manifestText } from 'shared-contracts/release';
import { CONTRACT_VERSION, widgetManifest, type WidgetManifest } from 'shared-contracts/widget';
import { functionReader } from '../stack-maps/functionNames.ts';
import { mapInText, MAPS, toStackMap } from '../stack-maps/stackMap.ts';
import {
  type EntryCode,
  entryInLanguages,
  FIRST_LANGUAGE,
  globalOf,
  plainEntry,
  serverInLanguages,
  textsScript,
} from './entryText.ts';
import { readParts, type WidgetParts } from './readParts.ts';
import { openSides, type ReadWidget } from './sources/openSides.ts';
import { findTeamPackage } from './sources/teamPackage.ts';
import type { WidgetConfigFile } from './widgetConfig.ts';

/** The folder of a built version, beside the configuration. */
export const BUILT = 'dist';
const MANIFEST = 'widget.json';
const ENTRY = 'remoteEntry.js';
const SERVER = 'server.cjs';

/** Hash and size of a file, as the manifest has them. */
export function toRecord(content: Buffer): WidgetManifest['files'][string] {
  const hash = createHash('sha384').update(content).digest('base64');
  return { integrity: `sha384-${hash}`, bytes: content.length };
}

/** The files of a version in one language, or in all that it speaks, and which scripts each language has. */
export interface VersionFiles {
  readonly files: ReadonlyMap<string, Buffer>;
  /** The scripts beside the entry by language, the first language first. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
  readonly styles: readonly string[];
}

/** Returns the manifest of a version. Throws a sentence where the version is no number. */
export function toManifest(
  { browser: _, server: __, ...told }: WidgetConfigFile,
  version: string,
  { files, scripts, styles }: VersionFiles,
): WidgetManifest {
  const { [FIRST_LANGUAGE]: first = [], ...others } = scripts;
  const read = widgetManifest.safeParse({
    ...told,
    version,
    contract: CONTRACT_VERSION,
    global: globalOf(told.name, version),
    entry: ENTRY,
    standalone: true,
    server: SERVER,
    scripts: first,
    ...(Object.keys(others).length > 0 && { scriptsByLanguage: others }),
    styles,
    locales: Object.keys(scripts),
    files: Object.fromEntries([...files].map(([path, content]) => [path, toRecord(content)])),
    commit: '',
  });
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The version cannot be built: ${issues.join('; ')}.`);
}

/** What a version is made of; the server's part is the text of a CommonJS file, too. */
interface BuiltParts extends WidgetParts {
  readonly server: string;
}

/** A widget as its files are read for a version. */
export function toReadWidget(
  folder: string,
  { name, browser, server, shared }: WidgetConfigFile,
  version: string,
  mode: ReadWidget['mode'],
): ReadWidget {
  const global = globalOf(name, version);
  return { folder, name, version, global, shared: Object.keys(shared), mode, browser, server };
}

/** Reads the parts of a version, and bundles those that are sources. */
async function readBuiltParts(
  folder: string,
  config: WidgetConfigFile,
  version: string,
): Promise<BuiltParts> {
  const sides = openSides(toReadWidget(folder, config, version, 'production'));
  try {
    const parts = await readParts(folder, config, sides);
    const { code: server } = await sides.read('server');
    if (parts.map === undefined) return { ...parts, server };
    const compiler = findTeamPackage<typeof ts>(folder, 'typescript');
    return { ...parts, map: toStackMap(parts.map, compiler && functionReader(compiler)), server };
  } finally {
    sides.close();
  }
}

/** The entry, and its map where the code was bundled: the registry reads the stacks of visitors by it. */
function entryFiles(entry: string, { browser, map }: BuiltParts): [path: string, file: Buffer][] {
  const text: [string, Buffer] = [ENTRY, Buffer.from(entry)];
  if (map === undefined) return [text];
  return [text, [`${MAPS}/${ENTRY}.map`, Buffer.from(mapInText(map, browser, entry))]];
}

/** The files of a version in the languages of its texts: a script for the texts of each. */
function filesInLanguages(code: EntryCode, parts: BuiltParts): VersionFiles {
  const { server, styles, recordings, texts = {} } = parts;
  const { global } = code;
  const scripts = new Map(
    Object.entries(texts).map(([language, catalogue]) => [
      language,
      {
        file: `texts-${language}.js`,
        content: Buffer.from(textsScript(global, language, catalogue)),
      },
    ]),
  );
  const named = [...scripts].map(([language, { file, content }]) => {
    const { integrity } = toRecord(content);
    return [language, { file, integrity }] as const;
  });
  const entry = entryInLanguages(code, Object.fromEntries(named));
  return {
    files: new Map<string, Buffer>([
      ...entryFiles(entry, parts),
      [SERVER, Buffer.from(serverInLanguages(server, texts))],
      ...[...scripts.values()].map(({ file, content }) => [file, content] as const),
      ...styles,
      ...recordings,
    ]),
    scripts: Object.fromEntries(named.map(([language, { file }]) => [language, [file]])),
    styles: [...styles.keys()],
  };
}

function filesOf(
  { name, shared }: WidgetConfigFile,
  version: string,
  parts: BuiltParts,
): VersionFiles {
  const code = {
    id: `${name}@${version}`,
    global: globalOf(name, version),
    source: parts.browser,
    shared: Object.keys(shared),
  };
  if (parts.texts) return filesInLanguages(code, parts);
  return {
    files: new Map<string, Buffer>([
      ...entryFiles(plainEntry(code), parts),
      [SERVER, Buffer.from(parts.server)],
      ...parts.styles,
      ...parts.recordings,
    ]),
    scripts: { [FIRST_LANGUAGE]: [] },
    styles: [...parts.styles.keys()],
  };
}

/** Writes the files of a version and its `widget.json` into a folder, whose text is what a team signs. */
export async function writeVersion(
  output: string,
  files: ReadonlyMap<string, Buffer>,
  manifest: WidgetManifest,
): Promise<void> {
  for (const [path, content] of [...files, [MANIFEST, manifestText(manifest)] as const]) {
    await mkdir(dirname(join(output, path)), { recursive: true });
    await writeFile(join(output, path), content);
  }
}

/**
 * Builds a version of the widget in a folder into its `dist`, or another folder: the container of the browser's file, the
 * server's file, a script for the texts of each language, the style sheets, the recorded visits, and `widget.json`.
 * Rejects where a file is missing, texts do not fit, or the version is no number.
 */
export async function buildWidget(
  folder: string,
  config: WidgetConfigFile,
  version: string,
  output = join(folder, BUILT),
): Promise<WidgetManifest> {
  const built = filesOf(config, version, await readBuiltParts(folder, config, version));
  const manifest = toManifest(config, version, built);
  await rm(output, { recursive: true, force: true });
  await writeVersion(output, built.files, manifest);
  return manifest;
}

/** Reads the files of the built version in a folder, by path. Rejects with a sentence where nothing is built. */
export async function readBuilt(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const output = join(folder, BUILT);
  const names = await readdir(output, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, Buffer>();
  for (const entry of names.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(output.length + 1).replaceAll('\\', '/'), await readFile(path));
  }
  if (!files.has(MANIFEST))
    throw new Error('Nothing is built here: run asashiba-widget build first.');
  return files;
}
