export type { Label } from './label.ts';
export type { Sentence, SentenceKey, Text } from './sentence.ts';
export type { SayLabel, Translate } from './translator.ts';
