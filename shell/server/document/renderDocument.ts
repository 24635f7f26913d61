import type { WidgetManifest } from 'shared-contracts/widget';
import { SLOT_MARKER_PATTERN } from '../../src/widgets/slotMarker.ts';
import type { PageState } from '../../src/release/releaseSet.ts';
import type { VersionFiles } from '../releases/versionFiles.ts';
import type { GatewayReader } from '../render/gatewayReader.ts';
import type { FirstPaint } from '../render/VersionRenderer.ts';
import type { WidgetRenderers } from '../render/widgetRenderers.ts';
import { dataBlock } from '../search-engines/aboutTags.ts';
import { renderHead, renderTail } from './head.ts';
import { escapeJson } from './html.ts';
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
}

type Island = { readonly slot: string; readonly html: Promise<string> };

const island = (slot: string, { html, data, structured = [] }: FirstPaint): string =>
  `<div data-island="${slot}">${html}</div><script type="application/json" data-island-data="${slot}">${escapeJson(data)}</script>${structured.map(dataBlock).join('')}`;

/**
 * One page as a stream: the head at once, then the frame with each slot's island in page order, as they come, then the
 * scripts. A slot whose widget fails or is late stays empty, and the browser renders it.
 */
export async function* renderDocument(services: DocumentServices, request: DocumentRequest): AsyncGenerator<string> {
  const { state, manifests, reader, nonce } = request;
  const { shell, renderers, filesOf, onSlotFailed } = services;
  const frame = shell.renderFrame(state);
  // [html, slot, html, slot, ..., html]
  const pieces = frame.html.split(SLOT_MARKER_PATTERN);
  const slots = pieces.filter((_, index) => index % 2 === 1);
  const manifestOf = (slot: string) => manifests.get(state.release.slots[slot] ?? '');
  const onPage = [...new Set(slots.map(manifestOf))].filter((manifest) => manifest !== undefined);
  const files = new Map(onPage.map((manifest) => [manifest, filesOf(manifest).catch((error: unknown) => {
    onSlotFailed(`${manifest.name}@${manifest.version}`, '', error);
    return undefined;
  })]));

  const firstPaint = async (slot: string, manifest: WidgetManifest): Promise<string> => {
    const read = await files.get(manifest);
    if (!read) return '';
    const { page, query, locale, device, now, sites, mapTiles, release } = state;
    const config = { ...release.widgets[manifest.name]?.config, sites, mapTiles };
    try {
      const paint = await renderers.render(manifest, read, { slot, props: { page, query }, locale, device, config, now }, reader);
      return island(slot, paint);
    } catch (error) {
      onSlotFailed(`${manifest.name}@${manifest.version}`, slot, error);
      return '';
    }
  };
  const islands: Island[] = slots.map((slot) => {
    const manifest = manifestOf(slot);
    return { slot, html: manifest ? firstPaint(slot, manifest) : Promise.resolve('') };
  });

  const widgets = await Promise.all(onPage.map(async (manifest) => ({ manifest, files: await files.get(manifest) })));
  yield renderHead({ about: frame.about, nonce, state, shell, widgets });
  for (const [index, piece] of pieces.entries()) {
    yield index % 2 === 0 ? piece : await islands[(index - 1) / 2]?.html ?? '';
  }
  yield renderTail({ nonce, state, shell, widgets });
}
