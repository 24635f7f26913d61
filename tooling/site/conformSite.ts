import type { Locale, WidgetConfig, WidgetProps } from 'shared-contracts/widget';

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
