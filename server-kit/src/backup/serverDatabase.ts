/** A database of a server: a file, or the schema that the server has in PostgreSQL for itself. */
export type ServerDatabase =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly schema: string };

/** The databases of a server by the names that they have in its backups. */
export type ServerDatabases = Readonly<Record<string, ServerDatabase>>;

/** Puts what was prepared in the place of what is there, all of it or nothing. */
export type TakePlace = () => Promise<void>;
