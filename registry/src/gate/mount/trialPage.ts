import type { RenderJob } from 'server-kit/renderer/messages';
import type { WidgetManifest } from 'shared-contracts/widget';

/** A version as the page loads it. */
export interface TrialWidget extends Pick<
  WidgetManifest,
  'name' | 'version' | 'global' | 'contract'
> {
  /** The module of a language, as the site mounts it: `widget`, `widget-en`. */
  readonly module: string;
  readonly language: string;
  /** The address and the hash of its entry. */
  readonly entry: string;
  readonly integrity: string;
  /** The addresses of the style sheets that the server puts into a document. */
  readonly styles: readonly string[];
  /** Those of all of its style sheets. */
  readonly sheets: readonly string[];
  /** Whether its entry needs a runtime of federation from the host (ADR 032). */
  readonly needsRuntime: boolean;
  /** The events that its manifest declares as sent. */
  readonly sends: readonly string[];
}

/** One mount: a first paint, and what the server bundle has made of it, where it has. */
export interface TrialTask extends RenderJob {
  readonly painted?: { readonly html: string; readonly data: string } | undefined;
}

/** What a version has done wrong in one mount. */
export interface Shown {
  readonly said: readonly string[];
  /** Whether it has thrown, as it would at each mount. */
  readonly threw: boolean;
}

/** What stands in the document after many mounts and unmounts and did not before. */
export interface LeftOver {
  readonly nodes: number;
  /** The HTML of elements outside of the stage. */
  readonly leftBehind: readonly string[];
  /** Intervals that run, and long timeouts that were never taken back. */
  readonly intervals: number;
  readonly timeouts: number;
}

/** What the page of a trial offers to the registry, as the global `trial`. */
export interface TrialPage {
  /** Loads the version as the shell does, once in a page. Rejects where it does not come or cannot be mounted; resolves with what is wrong with its styles. */
  load(widget: TrialWidget): Promise<readonly string[]>;
  /** Mounts it, looks at the page and unmounts it. Resolves with what it has done wrong. */
  show(task: TrialTask): Promise<Shown>;
  /**
   * Loads the version in the language of a recorded visit, or in the first that is given, and plays it the visit
   * at this address on what its server has painted of it, once in a page. Resolves with what it does otherwise than when
   * it was recorded.
   */
  replay(
    visit: { readonly address: string; readonly html: string },
    widgets: Readonly<Record<string, TrialWidget>>,
  ): Promise<readonly string[]>;
  /** Mounts and unmounts it so many times. */
  mountTimes(task: TrialTask, times: number): Promise<LeftOver>;
}
