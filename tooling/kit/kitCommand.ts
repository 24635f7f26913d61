/** One word of `asashiba-widget`. */
export interface KitCommand {
  /** What `--help` prints; its first line says how it is called. */
  readonly help: string;
  /** Runs in the folder of a widget. Rejects with a sentence; resolves with an exit code, 0 unless given. */
  run(words: readonly string[]): Promise<number | void>;
}
