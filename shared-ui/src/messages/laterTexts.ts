import type { Catalogue, CompiledMessage } from './compiled.ts';

/** A catalogue that is not complete yet. */
type GrowingCatalogue = Record<string, CompiledMessage | Catalogue>;

function addTexts(to: GrowingCatalogue, more: Catalogue): void {
  for (const [key, text] of Object.entries(more)) {
    const known = to[key];
    // what both have is a namespace: no text is in both parts
    if (known === undefined) to[key] = text;
    else if (known !== text) addTexts(known as GrowingCatalogue, text as Catalogue);
  }
}

let load: () => Promise<unknown> = () => Promise.resolve();

/**
 * Says where the texts come from that the first script of a language leaves out; the build writes this call
 * (ADR 016). They are added to `first`, into which translators look at each use.
 */
export function bringLater<Texts extends Catalogue>(
  first: Texts,
  fetchTexts: () => Promise<{ readonly default: Catalogue }>,
): Texts {
  let adding: Promise<unknown> | undefined;
  load = () =>
    (adding ??= fetchTexts().then(
      (more) => addTexts(first, more.default),
      (error: unknown) => {
        adding = undefined;
        throw error;
      },
    ));
  return first;
}

/** Returns a chunk once the later texts are there, too. Rejects where either does not come. */
export async function withTexts<Chunk>(chunk: Promise<Chunk>): Promise<Chunk> {
  const [come] = await Promise.all([chunk, load()]);
  return come;
}
