import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RenderedAccountPage, RenderedStaffPage } from 'staff-pages/server';
import type { AccountState } from 'staff-pages/state/accountState';
import type { StaffState } from 'staff-pages/state/staffState';

/** The build of the staff pages. It is separate from the site's: neither loads files of the other. */
export interface StaffBuild {
  readonly scripts: readonly { readonly href: string; readonly integrity: string }[];
  /** The texts of the style sheets, to be inlined. */
  readonly styles: readonly string[];
  render(state: StaffState): RenderedStaffPage;
}

/** What the same build has for the pages of the site's own account systems, which need no script. */
export interface AccountBuild extends Pick<StaffBuild, 'styles'> {
  renderAccount(state: AccountState): RenderedAccountPage;
}

interface StaffManifest {
  readonly scripts: readonly { readonly file: string; readonly integrity: string }[];
  readonly styles: readonly string[];
}

/** Reads `dist/staff.json` and the files that it names. Rejects if the shell is not built. */
export async function openStaffBuild(dist: string): Promise<StaffBuild & AccountBuild> {
  const manifest = JSON.parse(await readFile(join(dist, 'staff.json'), 'utf8')) as StaffManifest;
  const { renderStaffPage, renderAccountPage } = createRequire(import.meta.url)(
    join(dist, 'server/staff.cjs'),
  ) as {
    renderStaffPage(state: StaffState): RenderedStaffPage;
    renderAccountPage(state: AccountState): RenderedAccountPage;
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
    renderAccount: renderAccountPage,
  };
}
