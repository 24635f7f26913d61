import { join } from 'node:path';
import { brokenMount } from 'registry/mount';
import { widgetFiles } from 'registry/testing';
import type { FirstPaint, RenderJob } from 'server-kit/renderer/messages';
import type { WidgetManifest } from 'shared-contracts/widget';
import { findBrowser, findHeadlessShell } from '../../browsers/findBrowser.ts';

/** The code of the shell's renderers, with the page, which is built before these tests. */
const renderer = join(import.meta.dirname, '../../../shell/dist/server/renderer');
const browser = findHeadlessShell() ?? findBrowser() ?? 'no browser';

/** Milliseconds, on a machine that does other things as well. */
export const PATIENT = { start: 25_000, step: 15_000, all: 60_000 };

/** A mount that draws. */
export const SOUND = `
  const text = document.createElement('p');
  text.textContent = '晴れ';
  element.replaceChildren(text);`;

/** An entry whose widget runs this at a mount and at an unmount. */
export function entry(mount: string, unmount = '') {
  return `var mf_weather_1_0_0 = { init() {}, get: async () => () => ({ default: { contract: 1, mount(element, props, host, data) {
    ${mount}
    element.dispatchEvent(new Event('islandalive'));
    return { update() {}, unmount() { ${unmount} } };
  } } }) };`;
}

export interface Wish {
  readonly deadlines?: typeof PATIENT;
  readonly paints?: ReadonlyMap<RenderJob, FirstPaint>;
  readonly path?: string;
  /** What the server has painted of the recorded visits. */
  readonly visits?: ReadonlyMap<string, string>;
  readonly styles?: string;
  readonly manifest?: Partial<WidgetManifest>;
  readonly files?: Readonly<Record<string, string>>;
}

/** Mounts a version with this entry. */
export async function complaintsOf(
  text: string,
  {
    deadlines = PATIENT,
    paints = new Map(),
    visits = new Map(),
    path = browser,
    styles,
    files: others,
    manifest: more,
  }: Wish = {},
): Promise<string[]> {
  const sent = widgetFiles({
    name: 'mf-weather',
    files: {
      'remoteEntry.js': text,
      ...(styles !== undefined && { 'widget.css': styles }),
      ...others,
    },
    manifest: {
      standalone: true,
      ...(styles !== undefined && { styles: ['widget.css'] }),
      ...more,
    },
  });
  const files = new Map(Object.entries(sent).map(([name, said]) => [name, Buffer.from(said)]));
  const manifest = JSON.parse(sent['widget.json']) as WidgetManifest;
  return brokenMount(manifest, files, {
    browser: path,
    renderer,
    now: 0,
    paints,
    visits,
    deadlines,
  });
}
