export type { Translate } from './translator.ts';
