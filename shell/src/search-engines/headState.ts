import type { PageTopic } from 'shared-contracts/widget';
import type { PageState } from '../document/pageState.ts';

/** The part of the page state that a head is made from. Server and browser both have it. */
export type HeadState = Pick<
  PageState,
  'page' | 'path' | 'query' | 'locale' | 'messages' | 'origin' | 'now' | 'failure'
>;

/** What only the widgets of a page know of its address. */
export interface Found {
  /** Whether the search has no course, or has no page of this number. */
  readonly isEmpty?: boolean;
  /** What the page is about, in its language. */
  readonly about?: PageTopic;
}
