/** One element of a document's head, without content. */
export interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a document's head says of its address. */
export interface PageHead {
  readonly title: string;
  readonly tags: readonly HeadTag[];
  /** JSON-LD. */
  readonly structured: readonly unknown[];
}
