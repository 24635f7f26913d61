import type { PageHead } from './headTag.ts';
import type { Found, HeadState } from './headState.ts';
import { labelsFor } from './labelsFor.ts';

type Address = Pick<HeadState, 'page' | 'path' | 'query'>;

/** The heads of the addresses that the visitor reaches inside one document. */
export interface ArrivedHeads {
  /** Loads the script that makes heads, so that it is there when the address changes. */
  prepare(): void;
  /**
   * Resolves to the head of an address. Never rejects: if the script cannot be loaded, the head has
   * only `title`.
   */
  at(address: Address, found: Found, title: string): Promise<PageHead>;
}

async function loadMaker(locale: HeadState['locale']) {
  const [{ pageHead }, label] = await Promise.all([
    import(/* webpackChunkName: 'later' */ './pageHead.ts'),
    labelsFor(locale),
  ]);
  return (state: HeadState, found: Found) => pageHead(state, label, found);
}

/**
 * Returns the heads of a document's later addresses. The server sends the first one, so the script
 * that makes heads (with the table of search parameters and the names of places) is loaded later.
 */
export function arrivedHeads(document: HeadState, onLost: (error: unknown) => void): ArrivedHeads {
  let maker: ReturnType<typeof loadMaker> | undefined;
  const load = () => {
    maker ??= loadMaker(document.locale).catch((error: unknown) => {
      // The next call tries again.
      maker = undefined;
      throw error;
    });
    return maker;
  };
  return {
    prepare: () => void load().catch(() => {}),
    async at(address, found, title) {
      try {
        const make = await load();
        return make({ ...document, ...address }, found);
      } catch (error) {
        onLost(error);
        return { title, tags: [], structured: [] };
      }
    },
  };
}
