import type { WidgetManifest } from 'shared-contracts/widget';
import type { ConformSite } from '../site/conformSite.ts';
import type { OpenConformPage } from './conformPage.ts';

interface ConformSubject {
  readonly name: string;
  /** The folder of the package; `built` is the folder of its finished build. */
  readonly folder: string;
  readonly built: string;
  readonly manifest: WidgetManifest;
  readonly site: ConformSite;
  /** The path of the browser in which it is tried. */
  readonly browserPath: string;
  readonly open: OpenConformPage;
}

/**
 * One thing that every widget owes the page around it. `problems` is empty where the widget keeps
 * it.
 */
export interface ConformCheck {
  readonly title: string;
  run(
    subject: ConformSubject,
  ): Promise<{ readonly problems: readonly string[]; readonly figures?: string }>;
}
