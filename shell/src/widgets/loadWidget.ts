import { CONTRACT_VERSION, type BrowserWidget } from 'shared-contracts/widget';
import { within } from './within.ts';
import { SHARE_SCOPE } from '../release/shareScope.ts';
import { isChunkFailure } from '../release/isChunkFailure.ts';
import { openContainer, type OpenEntry, type WidgetExport } from './entry/openContainer.ts';
import type { ReleasedWidget } from 'host-kit/release/releaseSet';

export { guardEntries } from './entry/entryScript.ts';

/**
 * How long one attempt may take, in milliseconds (fault 2). An entry may use all of it; a chunk has
 * a shorter time-out, after which it is asked for once more.
 */
const LOAD_DEADLINE = 4500;
/** The same if there is a last good version: both attempts together stay within the deadline. */
const SHARED_DEADLINE = 2400;

/** How often the entry of each widget (by its global variable) was tried. */
const attempts = new Map<string, number>();
/**
 * Entries that run, but whose chunk could not be loaded. They are not loaded again, because that
 * would reset the chunk's count of attempts, and with it the chunk's URL.
 */
const withLostChunk = new Map<string, OpenEntry>();

/**
 * Runs the entry, after the script that it may need. Each new attempt uses a new URL, so that a
 * failed answer is not reused.
 */
async function openEntry(widget: ReleasedWidget): Promise<OpenEntry> {
  const { global, entry, needsRuntime } = widget;
  const attempt = (attempts.get(global) ?? 0) + 1;
  attempts.set(global, attempt);
  const url = new URL(attempt === 1 ? entry : `${entry}?r=${attempt}`, location.href).href;
  if (!needsRuntime) return openContainer(widget, url, SHARE_SCOPE);
  const { openEarlier } = await import(
    /* webpackChunkName: 'earlier-runtime' */ './entry/earlierRuntime.ts'
  );
  return openEarlier(widget, url);
}

/**
 * Loads the module. A lost chunk is tried once more, under a new URL that no failed preload can
 * answer.
 */
async function loadExposed(widget: ReleasedWidget): Promise<WidgetExport> {
  const open = withLostChunk.get(widget.global) ?? (await openEntry(widget));
  try {
    return await open();
  } catch (error) {
    if (!isChunkFailure(error)) throw error;
    withLostChunk.set(widget.global, open);
    return open();
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
