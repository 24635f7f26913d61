import type { Locale, WidgetConfig, WidgetProps } from 'shared-contracts/widget';

/** What the conformance checks must know of the site for which a widget is made. */
export interface ConformSite {
  /** The module that exports the site's `fakeHost`, by the name under which it is imported. */
  readonly testing: string;
  /** The pages on which the server renders each slot. */
  readonly pages: readonly WidgetProps['page'][];
  /** The languages in which the server renders each slot. */
  readonly locales: readonly Locale[];
  /**
   * What the gateway answers while a widget renders, by path; another path is refused, and the
   * widget shows what it has without it.
   */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The configuration that the site's operator gives to every widget. */
  readonly config: WidgetConfig;
}
