/** One empty element of a document's head. */
export interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** What a document's head says of one address. */
export interface PageHead {
  readonly title: string;
  readonly tags: readonly HeadTag[];
  /** The JSON-LD blocks. */
  readonly structured: readonly unknown[];
}
