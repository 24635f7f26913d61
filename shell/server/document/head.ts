import { languageOf } from 'shared-contracts/locale';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { PageHead } from '../../src/search-engines/headTag.ts';
import { aboutTags } from './aboutTags.ts';
import { PAGE_STATE_ID } from 'host-kit/document/documentState';
import type { PageState } from '../../src/document/pageState.ts';
import { remotePath, type VersionFiles } from '../releases/versionFiles.ts';
import { escapeHtml } from 'server-kit/escapeHtml';
import { UNRENDERED } from '../../src/telemetry/unrendered.ts';
import { THEME_SCRIPT } from '../../src/theme/themeScript.ts';
import { TOUCH_SCRIPT } from '../../src/widgets/touch/touchScript.ts';
import { type Allowed, hashSource, integritySources } from '../security/contentSecurityPolicy.ts';
import { escapeJson } from './escapeJson.ts';
import { inlineStyle } from './inlineStyle.ts';
import type { ShellBuild } from './shellBuild.ts';
import { themeTags } from './themeTags.ts';

export interface HeadParts {
  /** The title and tags of the page. */
  readonly head: PageHead;
  readonly state: PageState;
  readonly shell: ShellBuild;
  /** The widgets of this page. */
  readonly widgets: readonly {
    readonly manifest: WidgetManifest;
    readonly files: VersionFiles | undefined;
  }[];
}

function documentStart({ locale }: Pick<PageState, 'locale'>) {
  return `<!doctype html><html lang="${languageOf(locale)}"><head><meta charset="utf-8">`;
}

/** The end of the head, and the begin of the frame. */
const HEAD_END = Buffer.from('\n</head><body><div id="shell">');

/** Writes the head and the styles: everything that the browser needs to paint. */
export function renderHead({ head, state, shell, widgets }: HeadParts): Buffer[] {
  const tags = [
    documentStart(state),
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    aboutTags(head, state),
    themeTags(),
    `<script>${TOUCH_SCRIPT}</script>`,
    '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">\n',
  ].join('\n');
  const styles = stylesOf({ shell, widgets }).map(({ bytes }) => bytes);
  return [Buffer.from(tags), ...styles, HEAD_END];
}

export interface TailParts extends Omit<HeadParts, 'head'> {
  /** Whether the browser accepts preloads of scripts. */
  readonly preloads: boolean;
  /** The addresses of the later style sheets that islands of the document needed so far. */
  readonly inlined: ReadonlySet<string>;
  /** The versions (`widget@version`) that could not be rendered so far, by their own fault; none if missing. */
  readonly unrendered?: ReadonlySet<string>;
}

interface FileTag {
  readonly href: string;
  readonly integrity: string;
}

function scriptsOf({ state, shell }: Pick<TailParts, 'state' | 'shell'>): readonly FileTag[] {
  return [...(state.developer ? (shell.developerScripts ?? []) : []), ...shell.scripts];
}

/** The sheets that the widgets' modules load, and that the document does not have. */
function laterStylesOf({ widgets, preloads, inlined }: TailParts): readonly FileTag[] {
  if (!preloads) return [];
  return widgets
    .flatMap(({ manifest }) =>
      (manifest.laterStyles ?? []).map((file) => ({
        href: remotePath(manifest, file),
        integrity: manifest.files[file]?.integrity ?? '',
      })),
    )
    .filter(({ href }) => !inlined.has(href));
}

function preloadsOf({
  state,
  widgets,
  preloads,
}: Pick<TailParts, 'state' | 'widgets' | 'preloads'>): readonly FileTag[] {
  if (!preloads) return [];
  return widgets.flatMap(({ manifest }) => {
    const language = state.release.widgets[manifest.name]?.language ?? 'ja';
    return [manifest.entry, ...(manifest.scriptsByLanguage?.[language] ?? manifest.scripts)].map(
      (file) => ({
        href: remotePath(manifest, file),
        integrity: manifest.files[file]?.integrity ?? '',
      }),
    );
  });
}

/** The styles in every head with these parts. */
function stylesOf({ shell, widgets }: Pick<TailParts, 'shell' | 'widgets'>) {
  return [...shell.styles, ...widgets.flatMap(({ files }) => files?.styles ?? [])].map(inlineStyle);
}

function laterOf({ widgets }: Pick<TailParts, 'widgets'>) {
  return widgets.flatMap(({ files }) => files?.laterStyles ?? []).map(inlineStyle);
}

/** The hash of the script in every head. */
const THEME_SOURCE = hashSource(THEME_SCRIPT);
/** The hash of the other script in the head of a page with widgets. */
const TOUCH_SOURCE = hashSource(TOUCH_SCRIPT);

/** Returns what a document with these parts contains, by hash. */
export function allowedIn(parts: TailParts): Allowed {
  const scripts = [...scriptsOf(parts), ...preloadsOf(parts)];
  return {
    scripts: [
      THEME_SOURCE,
      TOUCH_SOURCE,
      ...integritySources(scripts.map(({ integrity }) => integrity)),
    ],
    // which of the later sheets the document has is known after its policy
    styles: [...stylesOf(parts), ...laterOf(parts)].map(({ source }) => source),
  };
}

// Integrity-Policy blocks a script without hash or crossorigin; the policy allows both script and
// preload by that hash
function preload(as: 'script' | 'style', { href, integrity }: FileTag) {
  return `<link rel="preload" as="${as}" fetchpriority="low" href="${escapeHtml(href)}" integrity="${integrity}" crossorigin="anonymous">`;
}

/** Names the versions that this server could not render, so that the visit of the document tells it (ADR 070). */
function unrenderedTag({ unrendered = new Set() }: Pick<TailParts, 'unrendered'>): string {
  if (unrendered.size === 0) return '';
  return `<template ${UNRENDERED}="${escapeHtml([...unrendered].join(' '))}"></template>`;
}

/**
 * Writes the state and the scripts of the page. They come after the visible content: on a slow
 * connection 200 KB of script would otherwise arrive before the first picture.
 */
export function renderTail(parts: TailParts): string {
  return [
    '</div>',
    `<script type="application/json" id="${PAGE_STATE_ID}">${escapeJson(JSON.stringify(parts.state))}</script>`,
    ...scriptsOf(parts).map(
      ({ href, integrity }) =>
        `<script defer fetchpriority="high" src="${href}" integrity="${integrity}" crossorigin="anonymous"></script>`,
    ),
    preloadsOf(parts)
      .map((file) => preload('script', file))
      .join(''),
    laterStylesOf(parts)
      .map((file) => preload('style', file))
      .join(''),
    unrenderedTag(parts),
    '</body></html>',
  ].join('\n');
}

/** Returns what a page with `renderPlainHead` contains, by hash. */
export function allowedInPlain(shell: Pick<ShellBuild, 'styles'>): Allowed {
  return {
    scripts: [THEME_SOURCE],
    styles: shell.styles.map((sheet) => inlineStyle(sheet).source),
  };
}

/** Writes a head with no script except the theme's, for pages that replace the site's own. */
export function renderPlainHead({
  title,
  state,
  shell,
}: Omit<HeadParts, 'head' | 'widgets'> & { readonly title: string }): string {
  return [
    documentStart(state),
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    themeTags(),
    ...shell.styles.map((sheet) => inlineStyle(sheet).html),
    '</head><body><div>',
  ].join('\n');
}

/** The end of a document that begins with `renderPlainHead`. */
export const PLAIN_END = '</div></body></html>';
