import { Script } from 'node:vm';
import { CODE, codeScript, devEntry, type DevState } from './devEntry.ts';
import { FIRST_LANGUAGE, globalOf } from './entryText.ts';
import { toManifest, toRecord, writeVersion } from './buildWidget.ts';
import { readParts } from './readParts.ts';
import { readWidgetConfig } from './widgetConfig.ts';

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

/** Writes the present state of a widget into a folder, as a site takes it from a local address. Rejects where it cannot be built. */
async function write(folder: string, output: string): Promise<DevState> {
  const config = await readWidgetConfig(folder);
  const { browser, styles, texts } = await readParts(folder, config);
  compile(browser, config.browser);
  const global = globalOf(config.name, VERSION);
  const code = Buffer.from(codeScript(global, browser, texts));
  // the files that are served lie in no folder
  const sheets = [...styles].map(
    ([path, content]) => [path.replaceAll('/', '-'), content] as const,
  );
  const entry = Buffer.from(devEntry(`${config.name}@${VERSION}`, global));
  const languages = Object.keys(texts ?? { [FIRST_LANGUAGE]: {} });
  const manifest = toManifest(config, VERSION, {
    files: new Map([['remoteEntry.js', entry]]),
    scripts: Object.fromEntries(languages.map((language) => [language, []])),
    styles: [],
  });
  await writeVersion(
    output,
    new Map([...sheets, [CODE, code], ['remoteEntry.js', entry]]),
    manifest,
  );
  const told = (file: string, content: Buffer) => ({
    file,
    integrity: toRecord(content).integrity,
  });
  return { code: told(CODE, code), styles: sheets.map(([file, content]) => told(file, content)) };
}

/**
 * R10.04: writes the present state of the widget in a folder into another one, as `dev` serves it. Resolves with what the
 * open pages are told of it, which is a sentence where it cannot be built.
 */
export function writeDevBuild(folder: string, output: string): Promise<DevState> {
  return write(folder, output).catch((error: Error) => ({ error: error.message }));
}
