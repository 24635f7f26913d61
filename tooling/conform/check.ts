import type { Locale, WidgetConfig, WidgetManifest, WidgetProps } from 'shared-contracts/widget';
import type { OpenConformPage } from './conformPage.ts';

/** The site for which a widget is checked. */
export interface ConformSite {
  /** The name of the module that exports the site's `fakeHost`. */
  readonly testing: string;
  /** The pages on which the server renders each slot. */
  readonly pages: readonly WidgetProps['page'][];
  /** The languages in which the server renders each slot. */
  readonly locales: readonly Locale[];
  /** The configuration that the site's operator gives to every widget. */
  readonly config: WidgetConfig;
}

interface ConformSubject {
  readonly name: string;
  /** The folder of the package; `built` is the folder of its finished build. */
  readonly folder: string;
  readonly built: string;
  readonly manifest: WidgetManifest;
  readonly site: ConformSite;
  readonly open: OpenConformPage;
}

/** One thing that every widget owes the page around it. `problems` is empty where the widget keeps it. */
export interface ConformCheck {
  readonly title: string;
  run(
    subject: ConformSubject,
  ): Promise<{ readonly problems: readonly string[]; readonly figures?: string }>;
}
