import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locale } from 'shared-contracts/widget';
import type { RenderedFrame, RenderedPage } from '../../src/frame.server.tsx';
import type { ExternalFrame } from '../../src/pages/ExternalFramePage.tsx';
import type { PreviewLink } from '../../src/pages/PreviewLinkPage.tsx';
import type { Messages } from '../../src/messages/catalogues.ts';
import type { PageState } from '../../src/document/pageState.ts';

/** The shell's own build. */
export interface ShellBuild {
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly builtAt: number;
  readonly scripts: readonly { readonly href: string; readonly integrity: string }[];
  /** Scripts of the developers' tools, which run before the others. */
  readonly developerScripts?: readonly { readonly href: string; readonly integrity: string }[];
  readonly styles: readonly { readonly href: string; readonly text: string }[];
  /** Returns the frame's texts in one language. */
  catalogueOf(locale: Locale): Messages;
  renderFrame(state: PageState): RenderedFrame;
  renderMaintenance(state: PageState, until: string | undefined): RenderedPage;
  renderOffline(state: PageState): RenderedPage;
  renderPreviewLink(state: PageState, link: PreviewLink): RenderedPage;
  renderExternalFrame(state: PageState, frame: ExternalFrame): RenderedPage;
}

/** The build of a shell that serves widgets. */
export interface HostBuild extends ShellBuild {
  /** The exact versions of the packages that it shares with the widgets. */
  readonly shared: Readonly<Record<string, string>>;
}

interface ScriptFile {
  readonly file: string;
  readonly integrity: string;
}
interface ShellManifest {
  readonly build: string;
  readonly builtAt: number;
  readonly scripts: readonly ScriptFile[];
  readonly developer?: readonly ScriptFile[];
  readonly styles: readonly string[];
  readonly shared: HostBuild['shared'];
}

function toScript({ file, integrity }: ScriptFile) {
  return { href: `/assets/${file}`, integrity };
}

/** Reads `dist/shell.json` and the files that it names. Rejects if the shell is not built. */
export async function openShellBuild(dist: string): Promise<HostBuild> {
  const manifest = JSON.parse(await readFile(join(dist, 'shell.json'), 'utf8')) as ShellManifest;
  const styles = await Promise.all(
    manifest.styles.map(async (file) => ({
      href: `/assets/${file}`,
      text: await readFile(join(dist, 'browser', file), 'utf8'),
    })),
  );
  const frame = createRequire(import.meta.url)(join(dist, 'server/frame.cjs')) as Pick<
    ShellBuild,
    | 'catalogueOf'
    | 'renderFrame'
    | 'renderMaintenance'
    | 'renderOffline'
    | 'renderPreviewLink'
    | 'renderExternalFrame'
  >;
  return {
    build: manifest.build,
    builtAt: manifest.builtAt,
    scripts: manifest.scripts.map(toScript),
    developerScripts: manifest.developer?.map(toScript) ?? [],
    styles,
    shared: manifest.shared,
    catalogueOf: (locale) => frame.catalogueOf(locale),
    renderFrame: (state) => frame.renderFrame(state),
    renderOffline: (state) => frame.renderOffline(state),
    renderMaintenance: (state, until) => frame.renderMaintenance(state, until),
    renderPreviewLink: (state, link) => frame.renderPreviewLink(state, link),
    renderExternalFrame: (state, shown) => frame.renderExternalFrame(state, shown),
  };
}
