import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION, type BrowserWidget } from 'shared-contracts/widget';
import { toScriptUrl, trustPreviewed } from '../host/trustedTypes.ts';
import { within } from './within.ts';
import { isChunkFailure } from '../release/isChunkFailure.ts';
import {
  isLocalPreview,
  withLastGood,
  type ReleasedWidget,
  type ReleaseSet,
} from 'host-kit/release/releaseSet';

/**
 * How long one attempt may take, in milliseconds (fault 2). An entry may use all of it; a chunk has
 * a shorter time-out, after which it is asked for once more.
 */
const LOAD_DEADLINE = 4500;
/** The same if there is a last good version: both attempts together stay within the deadline. */
const SHARED_DEADLINE = 2400;
/** The longest time-out that a browser knows. The runtime always has one; ours is the deadline. */
const NO_TIMEOUT = 2 ** 31 - 1;

/**
 * Makes every entry load with its hash from the document's release set, or not at all (control 3).
 * Call it once, before the first widget is loaded.
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
        if (integrity === undefined) throw new Error(`The release set has no hash for ${url}`);
        const script = document.createElement('script');
        script.src = toScriptUrl(url);
        script.integrity = integrity;
        script.crossOrigin = 'anonymous';
        return { script, timeout: NO_TIMEOUT };
      },
    },
  ]);
}

/** How often each widget (by its global variable) was tried. */
const attempts = new Map<string, number>();
/**
 * Widgets whose entry runs, but whose chunk could not be loaded. Their entry is not loaded again,
 * because that would reset the chunk's count of attempts, and with it the chunk's URL.
 */
const withLostChunk = new Set<string>();

/** Registers the entry. Each new attempt uses a new URL, so that a failed answer is not reused. */
function register({ global, entry }: ReleasedWidget): void {
  const attempt = (attempts.get(global) ?? 0) + 1;
  attempts.set(global, attempt);
  if (withLostChunk.has(global)) return;
  const url = new URL(attempt === 1 ? entry : `${entry}?r=${attempt}`, location.href).href;
  registerRemotes([{ name: global, entry: url, entryGlobalName: global }], { force: attempt > 1 });
}

type WidgetExport = { default: BrowserWidget } | null;

/**
 * Loads the module, after the script that its entry may need. A lost chunk is tried once more,
 * under a new URL that no failed preload can answer.
 */
async function loadExposed({
  global,
  module,
  needsRuntime,
}: ReleasedWidget): Promise<WidgetExport> {
  const exposed = `${global}/${module}`;
  if (needsRuntime) await import(/* webpackChunkName: 'earlier-runtime' */ './earlierRuntime.ts');
  try {
    return await loadRemote<{ default: BrowserWidget }>(exposed);
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
    withLostChunk.add(global);
    return loadRemote<{ default: BrowserWidget }>(exposed);
  }
}

/** What the entries of versions (`widget@version`) have thrown when they ran. */
const thrown = new Map<string, unknown>();

/** Keeps what an entry throws when it runs, so that it is told as the reason why its load fails. */
export function keepThrown(id: string, error: unknown): void {
  thrown.set(id, error);
}

/** Returns the reason why a version cannot be loaded. */
function reasonOf(id: string, error: unknown): unknown {
  const reason = thrown.get(id) ?? error;
  thrown.delete(id);
  return reason;
}

async function load(widget: ReleasedWidget): Promise<BrowserWidget> {
  const id = `${widget.name}@${widget.version}`;
  register(widget);
  const deadline = widget.lastGood || widget.why === 'last-good' ? SHARED_DEADLINE : LOAD_DEADLINE;
  const module = await within(deadline, loadExposed(widget), `${id} did not load`).catch(
    (error: unknown) => {
      throw reasonOf(id, error);
    },
  );
  if (module?.default?.contract !== CONTRACT_VERSION)
    throw new Error(`${id} does not implement version ${CONTRACT_VERSION} of the widget contract`);
  withLostChunk.delete(widget.global);
  return module.default;
}

const loading = new Map<string, Promise<BrowserWidget>>();

/**
 * Returns the widget's module, which is loaded once for all its slots. Rejects if it cannot be
 * loaded in time or implements another contract; the next call is then a new attempt.
 */
export function loadWidget(widget: ReleasedWidget): Promise<BrowserWidget> {
  const known = loading.get(widget.global) ?? load(widget);
  loading.set(widget.global, known);
  known.catch(() => loading.delete(widget.global));
  return known;
}
