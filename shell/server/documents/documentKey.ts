import { createHash } from 'node:crypto';
import type { PageState } from '../../src/document/pageState.ts';

/** Objects that change seldom, with the hash of their content. */
const fingerprints = new WeakMap<object, string>();

function fingerprintOf(content: object): string {
  const known = fingerprints.get(content);
  if (known !== undefined) return known;
  const made = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  fingerprints.set(content, made);
  return made;
}

/**
 * Returns the key of a document: everything of which it is made and that can differ between two
 * requests. A new part of the state is in the key without further ado; what is left out is the same
 * for every document of a server (its settings) or follows from the rest (the texts of a language).
 */
export function documentKey(state: PageState, preloads: boolean): string {
  const {
    messages: _texts,
    sites: _sites,
    links: _links,
    mapTiles: _tiles,
    tracesShare: _share,
    redirectOrigins: _origins,
    release,
    rules,
    ...rest
  } = state;
  return JSON.stringify([rest, fingerprintOf(release), fingerprintOf(rules), preloads]);
}
