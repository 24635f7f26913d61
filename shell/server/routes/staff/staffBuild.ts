import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RenderedStaffPage } from 'staff-pages/server';
import type { StaffState } from 'staff-pages/state/staffState';

/**
 * The build of the staff pages. It is separate from the site's: neither loads files of the other.
 */
export interface StaffBuild {
  readonly scripts: readonly { readonly href: string; readonly integrity: string }[];
  /** The texts of the style sheets, to be inlined. */
  readonly styles: readonly string[];
  render(state: StaffState): RenderedStaffPage;
}

interface StaffManifest {
  readonly scripts: readonly { readonly file: string; readonly integrity: string }[];
  readonly styles: readonly string[];
}

/** Reads `dist/staff.json` and the files that it names. Rejects if the shell is not built. */
export async function openStaffBuild(dist: string): Promise<StaffBuild> {
  const manifest = JSON.parse(await readFile(join(dist, 'staff.json'), 'utf8')) as StaffManifest;
  const { renderStaffPage } = createRequire(import.meta.url)(join(dist, 'server/staff.cjs')) as {
    renderStaffPage(state: StaffState): RenderedStaffPage;
  };
  return {
    scripts: manifest.scripts.map(({ file, integrity }) => ({
      href: `/assets/${file}`,
      integrity,
    })),
    styles: await Promise.all(
      manifest.styles.map((file) => readFile(join(dist, 'browser', file), 'utf8')),
    ),
    render: renderStaffPage,
  };
}
