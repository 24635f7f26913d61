import { languageOf } from 'shared-contracts/locale';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { PageHead } from '../../src/search-engines/headTag.ts';
import { aboutTags } from './aboutTags.ts';
import { PAGE_STATE_ID } from 'host-kit/document/documentState';
import type { PageState } from '../../src/document/pageState.ts';
import { remotePath, type VersionFiles } from '../releases/versionFiles.ts';
import { escapeHtml } from 'server-kit/escapeHtml';
import { escapeJson } from './escapeJson.ts';
import type { ShellBuild } from './shellBuild.ts';
import { themeTags } from './themeTags.ts';

export interface HeadParts {
  /** What it says of its address. */
  readonly head: PageHead;
  readonly nonce: string;
  readonly state: PageState;
  readonly shell: ShellBuild;
  /** The widgets that stand on this page. */
  readonly widgets: readonly {
    readonly manifest: WidgetManifest;
    readonly files: VersionFiles | undefined;
  }[];
}

function style(nonce: string, { href, text }: { readonly href: string; readonly text: string }) {
  return `<style nonce="${nonce}" data-href="${escapeHtml(href)}">${text.replaceAll('</', '<\\/')}</style>`;
}

function documentStart({ locale }: Pick<PageState, 'locale'>) {
  return `<!doctype html><html lang="${languageOf(locale)}"><head><meta charset="utf-8">`;
}

/** Everything that the browser needs to paint, in the first bytes of the document. */
export function renderHead({ head, nonce, state, shell, widgets }: HeadParts): string {
  return [
    documentStart(state),
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    aboutTags(head, state),
    themeTags(nonce),
    '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
    ...shell.styles.map((sheet) => style(nonce, sheet)),
    ...widgets.flatMap(({ files }) => files?.styles ?? []).map((sheet) => style(nonce, sheet)),
    '</head><body><div id="shell">',
  ].join('\n');
}

// with Integrity-Policy a script without hash or crossorigin is blocked, a preload without the nonce violates strict-dynamic
function preload(nonce: string, href: string, integrity: string) {
  return `<link rel="preload" as="script" fetchpriority="low" href="${escapeHtml(href)}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}">`;
}

function widgetPreloads(nonce: string, manifest: WidgetManifest, language: string) {
  return [manifest.entry, ...(manifest.scriptsByLanguage?.[language] ?? manifest.scripts)]
    .map((file) =>
      preload(nonce, remotePath(manifest, file), manifest.files[file]?.integrity ?? ''),
    )
    .join('');
}

export interface TailParts extends Omit<HeadParts, 'head'> {
  /** The browser takes scripts ahead of their use. */
  readonly preloads: boolean;
}

/**
 * Everything that the page needs to come alive. It stands behind what is read and seen: on a narrow line 200 KB of script
 * would otherwise arrive before the first picture.
 */
export function renderTail({ nonce, state, shell, widgets, preloads }: TailParts): string {
  return [
    '</div>',
    `<script type="application/json" id="${PAGE_STATE_ID}">${escapeJson(JSON.stringify(state))}</script>`,
    ...[...(state.developer ? (shell.developerScripts ?? []) : []), ...shell.scripts].map(
      ({ href, integrity }) =>
        `<script defer fetchpriority="high" src="${href}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"></script>`,
    ),
    ...(!preloads
      ? []
      : widgets.map(({ manifest }) =>
          widgetPreloads(nonce, manifest, state.release.widgets[manifest.name]?.language ?? 'ja'),
        )),
    '</body></html>',
  ].join('\n');
}

/** A head without a script but the theme's: for pages that stand where the site itself cannot. */
export function renderPlainHead({
  title,
  nonce,
  state,
  shell,
}: Omit<HeadParts, 'head' | 'widgets'> & { readonly title: string }): string {
  return [
    documentStart(state),
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    themeTags(nonce),
    ...shell.styles.map((sheet) => style(nonce, sheet)),
    '</head><body><div>',
  ].join('\n');
}

export const PLAIN_END = '</div></body></html>';
