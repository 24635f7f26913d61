import type { words } from './words/en.ts';

/** A Japanese label of a parameter, a choice, a place or a message without values. */
export type Word = keyof typeof words;
