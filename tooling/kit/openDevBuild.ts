import { Script } from 'node:vm';
import { mapInText } from '../stack-maps/stackMap.ts';
import { CODE, CODE_MAP, codeScript, devEntry, type DevState } from './devEntry.ts';
import { FIRST_LANGUAGE, globalOf } from './entryText.ts';
import { toManifest, toReadWidget, toRecord, writeVersion } from './buildWidget.ts';
import { readParts, type WidgetParts } from './readParts.ts';
import { openSides, type Sides } from './sources/openSides.ts';
import { isSource } from './sources/swcOptions.ts';
import { readWidgetConfig, type WidgetConfigFile } from './widgetConfig.ts';

/** The version under which a site shows what is not published. */
const VERSION = '0.0.0-dev';

/** Throws what the compiler has against a CommonJS text, with its line. */
function compile(source: string, filename: string): void {
  try {
    // one line, so that the others keep their numbers
    void new Script(`(function (module, exports) {${source}\n})`, { filename });
  } catch (error) {
    const [where = ''] = String((error as Error).stack).split('\n    at ');
    throw new Error(where.trim(), { cause: error });
  }
}

/** Reads the parts of a widget, and has against a CommonJS file what the compiler has. */
async function readCompiled(folder: string, config: WidgetConfigFile, sides: Sides) {
  const parts = await readParts(folder, config, sides);
  if (!isSource(config.browser)) compile(parts.browser, config.browser);
  return parts;
}

/** What a site takes from a local address: the files that are served, and what the open pages are told of them. */
function toDevFiles(config: WidgetConfigFile, { browser, map, styles, texts }: WidgetParts) {
  const { name, shared } = config;
  const global = globalOf(name, VERSION);
  const script = codeScript(global, browser, texts, map !== undefined);
  const code = Buffer.from(script);
  const maps =
    map === undefined ? [] : [[CODE_MAP, Buffer.from(mapInText(map, browser, script))] as const];
  // the files that are served lie in no folder
  const sheets = [...styles].map(
    ([path, content]) => [path.replaceAll('/', '-'), content] as const,
  );
  // sources have packages of their own in them while they are written
  const taken = isSource(config.browser) ? [] : Object.keys(shared);
  const entry = Buffer.from(devEntry(`${name}@${VERSION}`, global, taken));
  const languages = Object.keys(texts ?? { [FIRST_LANGUAGE]: {} });
  const manifest = toManifest(config, VERSION, {
    files: new Map([['remoteEntry.js', entry]]),
    scripts: Object.fromEntries(languages.map((language) => [language, []])),
    styles: [],
  });
  const told = (file: string, content: Buffer) => ({
    file,
    integrity: toRecord(content).integrity,
  });
  const state: DevState = {
    code: told(CODE, code),
    styles: sheets.map(([file, content]) => told(file, content)),
  };
  return {
    files: new Map([...sheets, ...maps, [CODE, code], ['remoteEntry.js', entry]]),
    manifest,
    state,
  };
}

/** The development build of a widget, which is written at each save. */
export interface DevBuild {
  /** Writes its present state. Resolves with what the open pages are told of it, which is a sentence where it cannot be built. */
  write(): Promise<DevState>;
  close(): void;
}

/** R10.04: opens the development build of the widget in a folder, which is written into another one, as `dev` serves it. */
export function openDevBuild(folder: string, output: string): DevBuild {
  let opened: { readonly config: string; readonly sides: Sides } | undefined;
  const sidesOf = (config: WidgetConfigFile) => {
    const text = JSON.stringify(config);
    if (opened?.config === text) return opened.sides;
    opened?.sides.close();
    opened = {
      config: text,
      sides: openSides(toReadWidget(folder, config, VERSION, 'development')),
    };
    return opened.sides;
  };
  const write = async () => {
    const config = await readWidgetConfig(folder);
    const built = toDevFiles(config, await readCompiled(folder, config, sidesOf(config)));
    await writeVersion(output, built.files, built.manifest);
    return built.state;
  };
  return {
    write: () => write().catch((error: Error) => ({ error: error.message })),
    close: () => opened?.sides.close(),
  };
}
