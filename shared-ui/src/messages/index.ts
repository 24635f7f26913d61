export type { Catalogue, CompiledMessage, CompiledPart, PluralForms } from './compiled.ts';
export { createTranslator, type Translator } from './createTranslator.ts';
export { bringLater, withTexts } from './laterTexts.ts';
export { MessagesProvider, useTranslations } from './MessagesProvider.tsx';
