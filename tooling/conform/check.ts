import type { Locale, WidgetConfig, WidgetManifest, WidgetProps } from 'shared-contracts/widget';
import type { OpenConformPage } from './conformPage.ts';

/** The site that a widget is held against. */
export interface ConformSite {
  /** The module whose `fakeHost` is a host of the site, as an import names it. */
  readonly testing: string;
  /** The pages on which the server renders each slot. */
  readonly pages: readonly WidgetProps['page'][];
  /** The languages in which the server renders each slot. */
  readonly locales: readonly Locale[];
  /** What its operator configures for every widget. */
  readonly config: WidgetConfig;
}

interface ConformSubject {
  readonly name: string;
  /** The package's folder, and that of its finished build. */
  readonly folder: string;
  readonly built: string;
  readonly manifest: WidgetManifest;
  readonly site: ConformSite;
  readonly open: OpenConformPage;
}

/** One thing that every widget owes the page around it. `problems` is empty where it is kept. */
export interface ConformCheck {
  readonly title: string;
  run(
    subject: ConformSubject,
  ): Promise<{ readonly problems: readonly string[]; readonly figures?: string }>;
}
