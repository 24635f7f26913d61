import type { PageHead } from './headTag.ts';
import type { Found, HeadState } from './headState.ts';
import { labelsFor } from './labelsFor.ts';

type Address = Pick<HeadState, 'page' | 'path' | 'query'>;

/** Heads of the addresses that one document arrives at. */
export interface ArrivedHeads {
  /** Loads what makes a head, so that it is there at the arrival. */
  prepare(): void;
  /** Never rejects: where the script that makes heads is lost, the head is the title alone. */
  at(address: Address, found: Found, title: string): Promise<PageHead>;
}

async function loadMaker(locale: HeadState['locale']) {
  const [{ pageHead }, label] = await Promise.all([
    import(/* webpackChunkName: 'page-head' */ './pageHead.ts'),
    labelsFor(locale),
  ]);
  return (state: HeadState, found: Found) => pageHead(state, label, found);
}

/**
 * The first address has its head from the server, so that what makes one (the search's table of
 * parameters, names of places) is no part of the first page's scripts.
 */
export function arrivedHeads(document: HeadState, onLost: (error: unknown) => void): ArrivedHeads {
  let maker: ReturnType<typeof loadMaker> | undefined;
  const load = () => {
    maker ??= loadMaker(document.locale).catch((error: unknown) => {
      // the next arrival tries again
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
