import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, type BrowserWidget } from 'shared-contracts/widget';
import { toEntryUrl } from '../host/trustedTypes.ts';
import type { ReleasedWidget, ReleaseSet } from '../release/releaseSet.ts';

/** Milliseconds for one attempt; the entry's and the chunk's own time-outs stay below it (fault 2). */
export const LOAD_DEADLINE = 4500;
const ENTRY_TIMEOUT = 2000;

/**
 * Entries are loaded with the hash that the document's release set gives them, or not at all (control 3).
 * Called once, before the first widget is loaded.
 */
export const guardEntries = (release: ReleaseSet): void => {
  const hashes = new Map(Object.values(release.widgets).map((widget) => [widget.entry, widget.integrity]));
  registerPlugins([{
    name: 'asashiba-guarded-entries',
    createScript({ url }: { url: string }) {
      const integrity = hashes.get(new URL(url, location.href).pathname);
      if (integrity === undefined) throw new Error(`No hash for ${url}`);
      const script = document.createElement('script');
      script.src = toEntryUrl(url);
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      return { script, timeout: ENTRY_TIMEOUT };
    },
  }]);
};

const within = async <Value>(milliseconds: number, work: Promise<Value>, id: string): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${id} did not load within ${milliseconds} ms`)), milliseconds);
  try { return await Promise.race([work, promise]); } finally { clearTimeout(timer); }
};

const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

const lastFailure = new Map<string, unknown>();
const attempts = new Map<string, number>();

/** A new attempt asks under a new URL; after a lost chunk alone the entry is kept, for running it again resets the chunk's own counter. */
const register = (widget: ReleasedWidget): void => {
  const { global, entry } = widget;
  const attempt = (attempts.get(global) ?? 0) + 1;
  attempts.set(global, attempt);
  if (attempt > 1 && (!lastFailure.has(global) || isChunkFailure(lastFailure.get(global)))) return;
  const url = new URL(attempt === 1 ? entry : `${entry}?r=${attempt}`, location.href).href;
  registerRemotes([{ name: global, entry: url, entryGlobalName: global }], { force: attempt > 1 });
};

const load = async (widget: ReleasedWidget): Promise<BrowserWidget> => {
  const id = `${widget.name}@${widget.version}`;
  try {
    register(widget);
    const module = await within(LOAD_DEADLINE, loadRemote<{ default: BrowserWidget }>(`${widget.global}/widget`), id);
    if (module?.default?.contract !== CONTRACT_VERSION) throw new Error(`${id} does not speak contract ${CONTRACT_VERSION}`);
    lastFailure.delete(widget.global);
    return module.default;
  } catch (error) {
    lastFailure.set(widget.global, error);
    throw error;
  }
};

const loading = new Map<string, Promise<BrowserWidget>>();

/** The widget's module, loaded once for all slots that it fills. A failure is not kept: the next call is a new attempt. */
export const loadWidget = (widget: ReleasedWidget): Promise<BrowserWidget> => {
  const known = loading.get(widget.global) ?? load(widget);
  loading.set(widget.global, known);
  known.catch(() => loading.delete(widget.global));
  return known;
};
