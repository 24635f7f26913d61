import { inSpan } from 'server-kit/http/requestContext';
import type { PageTopic, WidgetManifest } from 'shared-contracts/widget';
import { SLOT_PATTERN } from '../../src/widgets/slotMarker.ts';
import type { RenderedFrame } from '../../src/frame.server.tsx';
import type { PageHead } from '../../src/search-engines/headTag.ts';
import type { PageState } from '../../src/document/pageState.ts';
import type { VersionFiles } from '../releases/versionFiles.ts';
import { FaultyPaintError } from '../render/FaultyPaintError.ts';
import type { FirstPaint, GatewayReader } from 'server-kit/renderer/messages';
import type { WidgetRenderers } from '../render/WidgetRenderers.ts';
import { dataBlock } from './aboutTags.ts';
import type { Allowed } from '../security/contentSecurityPolicy.ts';
import { allowedIn, renderHead, renderTail, type TailParts } from './head.ts';
import { escapeJson } from './escapeJson.ts';
import { inlineStyle, type Sheet } from './inlineStyle.ts';
import { isUsedBy } from './isUsedBy.ts';
import { splitAtLent, takeLent } from './lentSlots.ts';
import type { PageTimings } from '../metrics/pageTimings.ts';
import { toTask } from './toTask.ts';
import type { ShellBuild } from './shellBuild.ts';

export interface DocumentServices {
  readonly shell: ShellBuild;
  readonly renderers: Pick<WidgetRenderers, 'render'>;
  readonly filesOf: (manifest: WidgetManifest) => Promise<VersionFiles>;
  /** Hears how long the slots took. */
  readonly timings?: Pick<PageTimings, 'paint'>;
  /** Called for a slot that the browser must render. The page goes on. */
  readonly onSlotFailed: (widget: string, slot: string, error: unknown) => void;
}

export interface DocumentRequest {
  readonly state: PageState;
  readonly manifests: ReadonlyMap<string, WidgetManifest>;
  readonly reader: GatewayReader;
  /** Whether the browser accepts preloads of scripts. */
  readonly preloads: boolean;
}

/** One document on its way. */
export interface RenderedDocument {
  /** What the document contains, by hash; its policy must allow this and nothing else. */
  readonly allowed: Allowed;
  /** Returns whether the page is about something that does not exist; it may wait for a widget. */
  isMissing(): Promise<boolean>;
  /** The HTML, in pieces that may be sent as soon as they are there. It can be read once. */
  readonly pieces: AsyncGenerator<Buffer>;
  /**
   * Returns whether no widget of the page has failed or was late so far. Asked after the last
   * piece, it says whether the document is as it should be.
   */
  isWhole(): boolean;
  /**
   * Returns whether the gateway has failed to answer a widget of the page so far, so that the page may
   * say that something went wrong.
   */
  missesAnswers(): boolean;
}

/** The first paint of a widget. The texts are empty if the browser must render it. */
interface Painted {
  /** The HTML that the widget returned. */
  readonly html: string;
  /** The same HTML in its element, with the widget's data and its data for search engines. */
  readonly markup: string;
  /** The later style sheets that the HTML needs. */
  readonly sheets?: readonly Sheet[];
  /** Whether the widget reports that it has nothing to show at this address. */
  readonly isEmpty?: boolean | undefined;
  /** What the widget says that the page is about. */
  readonly about?: PageTopic | undefined;
  /** Whether the gateway failed to answer a call of the widget. */
  readonly missesAnswer?: boolean | undefined;
}
interface Island {
  readonly slot: string;
  readonly painted: Promise<Painted>;
  /** Whether `painted` has been settled, so that nothing has to wait for it. */
  isOver: boolean;
  /** Whether the gateway is known to have failed to answer a call of its widget. */
  missesAnswer: boolean;
}

const NOTHING: Painted = { html: '', markup: '' };

function toIsland(slot: string, painted: Promise<Painted>): Island {
  const island: Island = { slot, painted, isOver: false, missesAnswer: false };
  void painted.then(({ missesAnswer = false }) => {
    island.isOver = true;
    island.missesAnswer = missesAnswer;
  });
  return island;
}

function toMarkup(slot: string, { html, data, structured = [] }: FirstPaint): string {
  return `<div data-island="${slot}">${html}</div><script type="application/json" data-island-data="${slot}">${escapeJson(data)}</script>${structured.map(dataBlock).join('')}`;
}

/** What a page waits for before its first byte. */
interface Awaited {
  readonly head: PageHead;
  readonly isMissing: boolean;
}

/**
 * Returns the head of the page. If the frame awaits a widget, only that widget knows whether the page has
 * content, or what it is about, and search engines read only in the head that they must not index an empty
 * page. So the head waits for it. Visitors reach a later page of results without a new document, so the
 * wait affects only robots and reloads. A widget that fails or is late leaves the page indexed: otherwise it
 * would stay out of the index until the robot's next visit.
 */
async function headOf(
  { head, awaited }: Omit<RenderedFrame, 'html'>,
  islands: readonly Island[],
): Promise<Awaited> {
  if (awaited === undefined) return { head, isMissing: false };
  const painted = await islands.find(({ slot }) => slot === awaited.slot)?.painted;
  const { isEmpty = false, about } = painted ?? NOTHING;
  if (!isEmpty && about === undefined) return { head, isMissing: false };
  return {
    head: awaited.of({ isEmpty, ...(about && { about }) }),
    isMissing: isEmpty && awaited.mayBeMissing,
  };
}

type Files = ReadonlyMap<WidgetManifest, Promise<VersionFiles | undefined>>;

/** Reads the files of each widget on the page; undefined if they cannot be read. */
function readFiles(
  manifests: readonly WidgetManifest[],
  { filesOf, onSlotFailed }: DocumentServices,
): Files {
  return new Map(
    manifests.map((manifest) => [
      manifest,
      filesOf(manifest).catch((error: unknown) => {
        onSlotFailed(`${manifest.name}@${manifest.version}`, '', error);
        return undefined;
      }),
    ]),
  );
}

/** Renders the first paint of a widget in its slot; nothing if the widget fails or is late. */
async function firstPaint(
  slot: string,
  manifest: WidgetManifest,
  files: Files,
  { renderers, onSlotFailed }: DocumentServices,
  { state, reader }: DocumentRequest,
): Promise<Painted> {
  const read = await files.get(manifest);
  if (!read) return NOTHING;
  const task = toTask(slot, state, state.release.widgets[manifest.name]?.config);
  try {
    const paint = await renderers.render(manifest, read, task, reader);
    const { html, isEmpty, about, missesAnswer } = paint;
    const sheets = (read.laterStyles ?? []).filter((sheet) => isUsedBy(sheet, html));
    return { html, markup: toMarkup(slot, paint), sheets, isEmpty, about, missesAnswer };
  } catch (error) {
    onSlotFailed(`${manifest.name}@${manifest.version}`, slot, error);
    return NOTHING;
  }
}

/** Tells how long a slot took, and whether the browser must render it. */
async function timed(
  slot: string,
  { name, version }: WidgetManifest,
  { timings }: Pick<DocumentServices, 'timings'>,
  paint: () => Promise<Painted>,
): Promise<Painted> {
  const begin = performance.now();
  const painted = await inSpan({ name: `paint ${name}@${version}`, kind: 'internal' }, paint);
  timings?.paint({
    slot,
    widget: `${name}@${version}`,
    outcome: painted === NOTHING ? 'failed' : 'painted',
    seconds: (performance.now() - begin) / 1000,
  });
  return painted;
}

/** Said before an island that is not there yet, so that what stands before it goes out. */
const WAITS = Symbol('the next text has to be waited for');
type Texts = AsyncGenerator<string | typeof WAITS>;

/** The places of a document that are not written yet. */
interface Places {
  readonly islands: readonly Island[];
  /** The slots that stand in the midst of an island, by name; each is taken out when it is written. */
  readonly lent: Map<string, string>;
  /** The addresses of the later style sheets that the document has already. */
  readonly inlined: Set<string>;
}

/**
 * Returns the text of an island, with the slots to which it lends an element. `closing` is the rest of the
 * slot's tag, which waits for the island since it says whether the island is empty.
 */
async function* islandTexts(slot: string, closing: string, places: Places): Texts {
  const { islands, lent, inlined } = places;
  const island = islands.find((each) => each.slot === slot);
  if (island?.isOver === false) yield WAITS;
  const painted = (await island?.painted) ?? NOTHING;
  const sheets = painted.sheets?.filter(({ href }) => !inlined.has(href)) ?? [];
  for (const { href } of sheets) inlined.add(href);
  const styles = sheets.map((sheet) => inlineStyle(sheet).html).join('');
  yield `${painted.html === ''}${closing}${styles}`;
  for (const { text, lentTo } of splitAtLent(painted.markup)) {
    yield text;
    const html = lent.get(lentTo);
    lent.delete(lentTo);
    if (html !== undefined) yield* frameTexts(html, places);
  }
}

/** Returns the text of a part of the frame: html, slot, end of the slot's tag, html, slot, ..., html. */
async function* frameTexts(html: string, places: Places): Texts {
  let slot = '';
  for (const [index, piece] of html.split(SLOT_PATTERN).entries()) {
    if (index % 3 === 0) yield piece;
    else if (index % 3 === 1) slot = piece;
    else yield* islandTexts(slot, piece, places);
  }
}

/**
 * Streams the document: the head (see `headOf`), the frame with each island at its place, the
 * scripts. What is there goes out as one piece as soon as the next island has to be waited for: each piece
 * costs an encoding, a flush of the compression and a write. Little text is a piece, too: the first one that
 * a visitor reads stands before the search form.
 */
async function* streamDocument(
  frame: string,
  known: Promise<Awaited>,
  islands: readonly Island[],
  { inlined, ...parts }: TailParts & { readonly inlined: Set<string> },
): AsyncGenerator<Buffer> {
  const { head } = await known;
  const { html, lent } = takeLent(frame);
  let start = renderHead({ head, ...parts });
  let text = '';
  for await (const each of frameTexts(html, { islands, lent, inlined })) {
    if (each === WAITS) {
      yield Buffer.concat([...start, Buffer.from(text)]);
      start = [];
      text = '';
    } else text += each;
  }
  yield Buffer.concat([...start, Buffer.from(text + renderTail({ ...parts, inlined }))]);
}

/** Returns the names of the slots of a frame, in page order. */
export function slotsOf({ html }: Pick<RenderedFrame, 'html'>): string[] {
  return html.split(SLOT_PATTERN).filter((_, index) => index % 3 === 1);
}

/**
 * Begins to render one page. Its pieces are the head and the begin of the frame at once (see
 * `headOf` for the exception), then each slot's island in page order as soon as it is rendered,
 * with what lies between, and the scripts. A slot whose widget fails or is late stays empty, and the
 * browser renders it.
 */
export async function renderDocument(
  services: DocumentServices,
  request: DocumentRequest,
): Promise<RenderedDocument> {
  const { state, manifests, preloads } = request;
  const { shell } = services;
  const frame = shell.renderFrame(state);
  const slots = slotsOf(frame);
  const manifestOf = (slot: string) => manifests.get(state.release.slots[slot] ?? '');
  const onPage = [...new Set(slots.map(manifestOf))].filter((manifest) => manifest !== undefined);
  let isWhole = true;
  const unrendered = new Set<string>();
  const watched: DocumentServices = {
    ...services,
    onSlotFailed(widget, slot, error) {
      isWhole = false;
      if (error instanceof FaultyPaintError) unrendered.add(widget);
      services.onSlotFailed(widget, slot, error);
    },
  };
  const files = readFiles(onPage, watched);
  const islands = slots.map((slot) => {
    const manifest = manifestOf(slot);
    const painted =
      manifest &&
      timed(slot, manifest, services, () => firstPaint(slot, manifest, files, watched, request));
    return toIsland(slot, painted ?? Promise.resolve(NOTHING));
  });
  const widgets = await Promise.all(
    onPage.map(async (manifest) => ({ manifest, files: await files.get(manifest) })),
  );
  const known = headOf(frame, islands);
  const parts = { state, shell, widgets, preloads, inlined: new Set<string>(), unrendered };
  return {
    allowed: allowedIn(parts),
    isMissing: async () => frame.awaited?.mayBeMissing === true && (await known).isMissing,
    pieces: streamDocument(frame.html, known, islands, parts),
    isWhole: () => isWhole,
    missesAnswers: () => islands.some(({ missesAnswer }) => missesAnswer),
  };
}
