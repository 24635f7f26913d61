import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { widgetManifest } from 'shared-contracts/widget';
import { ensureRenderer } from '../build/buildRenderer.ts';
import { buildWidget } from '../build/buildWidget.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { accessibility } from './checks/accessibility.ts';
import { hostFailures } from './checks/hostFailures.ts';
import { mounts } from './checks/mounts.ts';
import { size, texts } from './checks/promises.ts';
import { purity } from './checks/purity.ts';
import { recordings } from './checks/recordings.ts';
import { serverRender } from './checks/serverRender.ts';
import { styles } from './checks/styles.ts';
import type { ConformSite } from '../site/conformSite.ts';
import type { ConformCheck } from './check.ts';
import { openConformPage } from './conformPage.ts';

const CHECKS: readonly ConformCheck[] = [
  texts,
  size,
  styles,
  serverRender,
  purity,
  mounts,
  hostFailures,
  recordings,
  accessibility,
];
/** The most problems of one check that are shown. */
const SHOWN = 12;

export interface ConformResult {
  readonly title: string;
  readonly problems: readonly string[];
  readonly figures: string;
}

export interface ConformOptions {
  readonly site: ConformSite;
  /** The path of the browser; Playwright's own unless given. */
  readonly browserPath?: string | undefined;
  /** Folder of the package; the one in this repository unless given. */
  readonly folder?: string;
  /** Folder of its finished production build; the widget is built unless this is given. */
  readonly built?: string;
  readonly onResult?: (result: ConformResult) => void;
}

/**
 * Checks the production build of a widget for everything that it owes the page around it. Resolves
 * with one result for each check.
 */
export async function conform(
  name: string,
  {
    site,
    browserPath = chromium.executablePath(),
    folder = join(repositoryRoot, name),
    onResult = () => {},
    ...given
  }: ConformOptions,
): Promise<readonly ConformResult[]> {
  const built =
    given.built ??
    (await buildWidget(name, {
      folder,
      output: join(repositoryRoot, '.cache/conform-build', name),
    }));
  await ensureRenderer();
  const manifest = widgetManifest.parse(
    JSON.parse(await readFile(join(built, 'widget.json'), 'utf8')),
  );
  const subject = { name, folder, built, manifest, site, browserPath };
  const open = await openConformPage(subject);
  const results: ConformResult[] = [];
  try {
    for (const { title, run } of CHECKS) {
      const { problems, figures = '' } = await run({ ...subject, open });
      const result = { title, problems: problems.slice(0, SHOWN), figures };
      results.push(result);
      onResult(result);
    }
  } finally {
    await open.close();
  }
  return results;
}
