export interface ReaderQuestion { readonly id: number; readonly sql: string; readonly values: readonly unknown[] }
export type ReaderAnswer = { readonly id: number; readonly rows: unknown[] } | { readonly id: number; readonly error: string };
