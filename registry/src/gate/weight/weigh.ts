import { pack } from 'server-kit/files/packed';
import type { WidgetManifest } from 'shared-contracts/widget';

/** What a version weighs at the first paint, by the files that were sent. */
export interface Weight {
  /** Bytes (brotli) of the manifest's `scripts`, for which the team has promised a budget. */
  readonly scripts: number;
  /**
   * Bytes (brotli) of all that a browser runs at first: the entry, and the scripts of the heaviest
   * language.
   */
  readonly first: number;
  /** Bytes of the style sheets that a document may have in it, as they are. */
  readonly styles: number;
}

type Files = ReadonlyMap<string, Buffer>;

function contentOf(files: Files, path: string): Buffer {
  const content = files.get(path);
  if (!content) throw new Error(`${path} was not sent`);
  return content;
}

async function packed(paths: Iterable<string>, files: Files): Promise<number> {
  let sum = 0;
  for (const path of new Set(paths)) sum += (await pack(contentOf(files, path))).length;
  return sum;
}

/** Each list of scripts that a browser may load at first. Who names none may load any. */
function firstScripts({ scripts, scriptsByLanguage = {}, ...rest }: WidgetManifest) {
  const named = [scripts, ...Object.values(scriptsByLanguage)];
  if (named.some((each) => each.length > 0)) return named;
  return [Object.keys(rest.files).filter((path) => path.endsWith('.js'))];
}

/**
 * Weighs a version. Every named file must be among `files`. Styles are weighed unpacked, since they stand
 * in each document, which the server keeps and packs again.
 */
export async function weigh(manifest: WidgetManifest, files: Files): Promise<Weight> {
  const { entry, scripts, styles, laterStyles = [] } = manifest;
  const firsts: number[] = [];
  for (const each of firstScripts(manifest)) firsts.push(await packed([entry, ...each], files));
  const sheets = [...new Set([...styles, ...laterStyles])];
  return {
    scripts: await packed(scripts, files),
    first: Math.max(...firsts),
    styles: sheets.reduce((sum, path) => sum + contentOf(files, path).length, 0),
  };
}
