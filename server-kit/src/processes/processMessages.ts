/** What a child sends to its primary. Other messages belong to Node or to libraries. */
export interface FromChild {
  readonly type: 'asashiba:ask';
  readonly questions: readonly {
    readonly id: number;
    /** Names the function of the primary that answers. */
    readonly topic: string;
    readonly question: unknown;
  }[];
}

/** What the primary sends to a child. */
export type FromPrimary =
  | {
      readonly type: 'asashiba:answers';
      readonly answers: readonly {
        readonly id: number;
        readonly answer?: unknown;
        readonly error?: string;
      }[];
    }
  | { readonly type: 'asashiba:stop' };
