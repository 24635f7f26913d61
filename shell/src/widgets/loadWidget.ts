import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, type BrowserWidget } from 'shared-contracts/widget';
import { toScriptUrl, trustPreviewed } from '../host/trustedTypes.ts';
import { isChunkFailure } from '../release/isChunkFailure.ts';
import {
  isLocalPreview,
  withLastGood,
  type ReleasedWidget,
  type ReleaseSet,
} from 'host-kit/release/releaseSet';

/** Milliseconds for one attempt; the entry's and the chunk's own time-outs stay below it (fault 2). */
const LOAD_DEADLINE = 4500;
/** The same where a last good version stands behind: both attempts together keep the deadline. */
const SHARED_DEADLINE = 2400;
const ENTRY_TIMEOUT = 2000;

/**
 * Entries are loaded with the hash that the document's release set gives them, or not at all (control 3).
 * Called once, before the first widget is loaded.
 */
export function guardEntries(release: ReleaseSet): void {
  const widgets = withLastGood(release);
  const hashes = new Map(
    widgets.map(({ entry, integrity }) => [new URL(entry, location.href).href, integrity]),
  );
  for (const { entry } of widgets.filter(isLocalPreview)) trustPreviewed(entry);
  registerPlugins([
    {
      name: 'asashiba-guarded-entries',
      createScript({ url }: { url: string }) {
        const { origin, pathname } = new URL(url, location.href);
        const integrity = hashes.get(origin + pathname);
        if (integrity === undefined) throw new Error(`No hash for ${url}`);
        const script = document.createElement('script');
        script.src = toScriptUrl(url);
        script.integrity = integrity;
        script.crossOrigin = 'anonymous';
        return { script, timeout: ENTRY_TIMEOUT };
      },
    },
  ]);
}

async function within<Value>(
  milliseconds: number,
  work: Promise<Value>,
  id: string,
): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`${id} did not load within ${milliseconds} ms`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

const attempts = new Map<string, number>();
/** Entries that run, but whose chunk was lost: running them again would reset the chunk's own count of attempts, and so its URL. */
const withLostChunk = new Set<string>();

/** A new attempt asks for the entry under a new URL. */
function register({ global, entry }: ReleasedWidget): void {
  const attempt = (attempts.get(global) ?? 0) + 1;
  attempts.set(global, attempt);
  if (withLostChunk.has(global)) return;
  const url = new URL(attempt === 1 ? entry : `${entry}?r=${attempt}`, location.href).href;
  registerRemotes([{ name: global, entry: url, entryGlobalName: global }], { force: attempt > 1 });
}

type WidgetExport = { default: BrowserWidget } | null;

/** A lost chunk is asked for once more, under a new URL: a failed preload would otherwise answer in its place. */
async function loadExposed({ global, module }: ReleasedWidget): Promise<WidgetExport> {
  const exposed = `${global}/${module}`;
  try {
    return await loadRemote<{ default: BrowserWidget }>(exposed);
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
    withLostChunk.add(global);
    return loadRemote<{ default: BrowserWidget }>(exposed);
  }
}

async function load(widget: ReleasedWidget): Promise<BrowserWidget> {
  const id = `${widget.name}@${widget.version}`;
  register(widget);
  const module = await within(
    widget.lastGood || widget.why === 'last-good' ? SHARED_DEADLINE : LOAD_DEADLINE,
    loadExposed(widget),
    id,
  );
  if (module?.default?.contract !== CONTRACT_VERSION)
    throw new Error(`${id} does not speak contract ${CONTRACT_VERSION}`);
  withLostChunk.delete(widget.global);
  return module.default;
}

const loading = new Map<string, Promise<BrowserWidget>>();

/** The widget's module, loaded once for all slots that it fills. A failure is not kept: the next call is a new attempt. */
export function loadWidget(widget: ReleasedWidget): Promise<BrowserWidget> {
  const known = loading.get(widget.global) ?? load(widget);
  loading.set(widget.global, known);
  known.catch(() => loading.delete(widget.global));
  return known;
}
