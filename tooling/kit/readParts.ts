import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkCatalogue, type Catalogue } from '../catalogues/checkCatalogue.ts';
import { LANGUAGES } from '../site/thisSite.ts';
import { FIRST_LANGUAGE, type Texts } from './entryText.ts';
import type { Sides } from './sources/openSides.ts';
import { isSource } from './sources/swcOptions.ts';
import { WIDGET_CONFIG, type WidgetConfigFile } from './widgetConfig.ts';

/** The folder with the texts of a widget, one file for each language. */
const MESSAGES = 'messages';

/** The folder with visits that were recorded with the widget. */
const RECORDINGS = 'recordings';

/** The folder of a file. A source imports others, which lie below it; the folder of the widget has packages in it, too. */
function folderOf(path: string): string {
  const folder = dirname(path);
  return isSource(path) && folder !== '.' ? `${folder}/` : folder;
}

/** The folders whose files make the widget of a folder, from there; those that end with `/` with all that they hold. */
export function foldersOf(
  folder: string,
  { browser, server, styles }: WidgetConfigFile,
): readonly string[] {
  const named = [WIDGET_CONFIG, browser, server, ...styles].map(folderOf);
  return [...new Set([...named, MESSAGES])].filter((path) => existsSync(join(folder, path)));
}

/** The style sheet of what the sources import. */
const BUNDLED_STYLE = 'bundle.css';

/** What a version is made of, but for the server's part. */
export interface WidgetParts {
  /** The text of a CommonJS file. */
  readonly browser: string;
  /** The JSON of its map; undefined where somebody wrote it as it is. */
  readonly map: string | undefined;
  readonly styles: ReadonlyMap<string, Buffer>;
  /** Undefined for a widget that has its texts in its code. */
  readonly texts: Texts | undefined;
  /** The recorded visits that go with it, by path. */
  readonly recordings: ReadonlyMap<string, Buffer>;
}

function readCatalogue(file: string, text: string): Catalogue {
  try {
    return JSON.parse(text) as Catalogue;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}.`);
  }
}

/** R9.06: the texts by language, the first language first. Rejects with all that is wrong with them. */
async function readTexts(folder: string): Promise<Texts | undefined> {
  const found = await readdir(join(folder, MESSAGES)).catch(() => []);
  const files = found.filter((file) => file.endsWith('.json'));
  if (files.length === 0) return undefined;
  const known: readonly string[] = Object.values(LANGUAGES);
  const languages = files.map((file) => file.replace('.json', ''));
  const foreign = languages.filter((language) => !known.includes(language));
  if (foreign.length > 0 || !languages.includes(FIRST_LANGUAGE))
    throw new Error(
      `${MESSAGES} needs ${FIRST_LANGUAGE}.json, and may have others of ${known.join(', ')}; it has ${languages.join(', ')}.`,
    );
  const texts = new Map<string, Catalogue>();
  for (const language of known.filter((each) => languages.includes(each))) {
    const file = `${MESSAGES}/${language}.json`;
    // oxlint-disable-next-line no-await-in-loop -- a handful of small files
    texts.set(language, readCatalogue(file, await readFile(join(folder, file), 'utf8')));
  }
  const problems = [...texts].flatMap(([language, catalogue]) =>
    checkCatalogue(texts.get(FIRST_LANGUAGE) ?? {}, catalogue, language)
      .filter((problem) => language !== FIRST_LANGUAGE || problem.includes('cannot be read'))
      .map((problem) => `${MESSAGES}/${language}.json: ${problem}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.fromEntries(texts);
}

/** Reads the recorded visits of a folder, by path. */
async function readRecordings(folder: string): Promise<ReadonlyMap<string, Buffer>> {
  const found = await readdir(join(folder, RECORDINGS)).catch(() => []);
  const recordings = new Map<string, Buffer>();
  for (const file of found.filter((name) => name.endsWith('.json')).toSorted()) {
    const path = `${RECORDINGS}/${file}`;
    // oxlint-disable-next-line no-await-in-loop -- a handful of files
    recordings.set(path, await readFile(join(folder, path)));
  }
  return recordings;
}

/** Reads the style sheets that `widget.config.json` names, and that of the sources after them. */
async function readStyles(
  folder: string,
  { styles }: WidgetConfigFile,
  bundled: string | undefined,
): Promise<ReadonlyMap<string, Buffer>> {
  const read = new Map<string, Buffer>();
  for (const path of styles) read.set(path, await readFile(join(folder, path)));
  if (bundled !== undefined) read.set(BUNDLED_STYLE, Buffer.from(bundled));
  return read;
}

/** Reads what `widget.config.json` names for browsers, the texts and the recorded visits beside it. Rejects where one is missing or does not fit. */
export async function readParts(
  folder: string,
  config: WidgetConfigFile,
  sides: Sides,
): Promise<WidgetParts> {
  const { code, map, style } = await sides.read('browser');
  return {
    browser: code,
    map,
    styles: await readStyles(folder, config, style),
    texts: await readTexts(folder),
    recordings: await readRecordings(folder),
  };
}
