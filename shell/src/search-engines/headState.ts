import type { PageState } from '../document/pageState.ts';

/** What the head of an address is made of; the server and the browser know all of it. */
export type HeadState = Pick<
  PageState,
  'page' | 'path' | 'query' | 'locale' | 'messages' | 'origin' | 'now' | 'failure'
>;

/** What the widgets of a page know of its address, and the shell does not. */
export interface Found {
  /** There is nothing of what the address asks for: no course, or no such page of them. */
  readonly isEmpty?: boolean;
}
