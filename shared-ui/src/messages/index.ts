export type { Catalogue, CompiledMessage, CompiledPart } from './compiled.ts';
export { createTranslator } from './createTranslator.ts';
export { MessagesProvider, useTranslations } from './MessagesProvider.tsx';
