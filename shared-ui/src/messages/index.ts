export type { Catalogue, CompiledMessage, CompiledPart, PluralForms } from './compiled.ts';
export { createTranslator } from './createTranslator.ts';
export { bringLater, withTexts } from './laterTexts.ts';
export { MessagesProvider, useTranslations } from './MessagesProvider.tsx';
