export * from './Field.tsx';
export * from './ErrorText.tsx';
