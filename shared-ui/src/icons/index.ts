export * from './Drawing.tsx';
export * from './Icon.tsx';
