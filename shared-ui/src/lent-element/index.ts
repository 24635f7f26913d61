export * from './LentElement.tsx';
