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
  /** The title and tags of the page. */
  readonly head: PageHead;
  readonly nonce: string;
  readonly state: PageState;
  readonly shell: ShellBuild;
  /** The widgets of this page. */
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

/** Writes the head and the styles: everything that the browser needs to paint. */
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

// Integrity-Policy blocks a script without hash or crossorigin; strict-dynamic blocks a preload
// without the nonce
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
  /** Whether the browser accepts preloads of scripts. */
  readonly preloads: boolean;
}

/**
 * Writes the state and the scripts of the page. They come after the visible content: on a slow
 * connection 200 KB of script would otherwise arrive before the first picture.
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

/** Writes a head with no script except the theme's, for pages that replace the site's own. */
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

/** The end of a document that begins with `renderPlainHead`. */
export const PLAIN_END = '</div></body></html>';
