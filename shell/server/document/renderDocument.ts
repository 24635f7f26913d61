import type { WidgetManifest } from 'shared-contracts/widget';
import { SLOT_PATTERN } from '../../src/widgets/slotMarker.ts';
import type { RenderedFrame } from '../../src/frame.server.tsx';
import type { PageHead } from '../../src/search-engines/headTag.ts';
import type { PageState } from '../../src/document/pageState.ts';
import type { VersionFiles } from '../releases/versionFiles.ts';
import type { GatewayReader } from '../render/gatewayReader.ts';
import type { FirstPaint } from '../render/VersionRenderer.ts';
import type { WidgetRenderers } from '../render/widgetRenderers.ts';
import { dataBlock } from './aboutTags.ts';
import { renderHead, renderTail } from './head.ts';
import { escapeJson } from './escapeJson.ts';
import type { ShellBuild } from './shellBuild.ts';

export interface DocumentServices {
  readonly shell: ShellBuild;
  readonly renderers: Pick<WidgetRenderers, 'render'>;
  readonly filesOf: (manifest: WidgetManifest) => Promise<VersionFiles>;
  /** Told of a slot that the browser has to render; the page goes on. */
  readonly onSlotFailed: (widget: string, slot: string, error: unknown) => void;
}

export interface DocumentRequest {
  readonly state: PageState;
  readonly manifests: ReadonlyMap<string, WidgetManifest>;
  readonly reader: GatewayReader;
  readonly nonce: string;
  /** The browser takes scripts ahead of their use. */
  readonly preloads: boolean;
}

/** What a widget shows at first; the texts are empty where the browser has to render it. */
interface Painted {
  /** What the widget has drawn. */
  readonly html: string;
  /** The same with its element, its data and what search engines read. */
  readonly markup: string;
  /** The widget says that there is nothing at this address. */
  readonly isEmpty?: boolean | undefined;
}
interface Island {
  readonly slot: string;
  readonly painted: Promise<Painted>;
}

const NOTHING: Painted = { html: '', markup: '' };
/** The slot whose widget knows whether a search has found anything. */
const RESULTS = 'results';

function toMarkup(slot: string, { html, data, structured = [] }: FirstPaint): string {
  return `<div data-island="${slot}">${html}</div><script type="application/json" data-island-data="${slot}">${escapeJson(data)}</script>${structured.map(dataBlock).join('')}`;
}

/**
 * Only the results know whether a page behind the first is there, and only in the head do all search engines read that
 * one is not to be kept. Visitors come to such a page inside the document: waiting for it costs robots and reloads alone.
 * Results that do not come in time speak against no page: it would stay out until a robot comes again.
 */
async function headOf(
  { head, emptyHead }: RenderedFrame,
  islands: readonly Island[],
): Promise<PageHead> {
  if (emptyHead === undefined) return head;
  const results = await islands.find(({ slot }) => slot === RESULTS)?.painted;
  return results?.isEmpty === true ? emptyHead : head;
}

type Files = ReadonlyMap<WidgetManifest, Promise<VersionFiles | undefined>>;

/** The files of each widget on the page; undefined for one that cannot be read. */
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

/** What a widget shows in its slot at first; nothing where it fails or is late. */
async function firstPaint(
  slot: string,
  manifest: WidgetManifest,
  files: Files,
  { renderers, onSlotFailed }: DocumentServices,
  { state, reader }: DocumentRequest,
): Promise<Painted> {
  const read = await files.get(manifest);
  if (!read) return NOTHING;
  const { page, query, locale, device, now, sites, mapTiles, release } = state;
  const config = { ...release.widgets[manifest.name]?.config, sites, mapTiles };
  const task = { slot, props: { page, query }, locale, device, config, now };
  try {
    const paint = await renderers.render(manifest, read, task, reader);
    return { html: paint.html, markup: toMarkup(slot, paint), isEmpty: paint.isEmpty };
  } catch (error) {
    onSlotFailed(`${manifest.name}@${manifest.version}`, slot, error);
    return NOTHING;
  }
}

/** The frame's pieces in page order: html, slot, end of the slot's tag, html, slot, ..., html. The slot's tag and its island travel together. */
async function* streamPieces(
  pieces: readonly string[],
  islands: readonly Island[],
): AsyncGenerator<string> {
  for (const [index, piece] of pieces.entries()) {
    if (index % 3 === 0) yield piece;
    if (index % 3 !== 2) continue;
    const { html, markup } = (await islands[(index - 2) / 3]?.painted) ?? NOTHING;
    yield `${html === ''}${piece}${markup}`;
  }
}

/**
 * One page as a stream: the head at once (but see `headOf`), then the frame with each slot's island in page order, as
 * they come, then the scripts. A slot whose widget fails or is late stays empty, and the browser renders it.
 */
export async function* renderDocument(
  services: DocumentServices,
  request: DocumentRequest,
): AsyncGenerator<string> {
  const { state, manifests, nonce, preloads } = request;
  const { shell } = services;
  const frame = shell.renderFrame(state);
  const pieces = frame.html.split(SLOT_PATTERN);
  const slots = pieces.filter((_, index) => index % 3 === 1);
  const manifestOf = (slot: string) => manifests.get(state.release.slots[slot] ?? '');
  const onPage = [...new Set(slots.map(manifestOf))].filter((manifest) => manifest !== undefined);
  const files = readFiles(onPage, services);
  const islands = slots.map((slot) => {
    const manifest = manifestOf(slot);
    const painted = manifest && firstPaint(slot, manifest, files, services, request);
    return { slot, painted: painted ?? Promise.resolve(NOTHING) };
  });
  const widgets = await Promise.all(
    onPage.map(async (manifest) => ({ manifest, files: await files.get(manifest) })),
  );
  yield renderHead({ head: await headOf(frame, islands), nonce, state, shell, widgets });
  yield* streamPieces(pieces, islands);
  yield renderTail({ nonce, state, shell, widgets, preloads });
}
