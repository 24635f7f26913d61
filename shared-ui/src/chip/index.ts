export * from './Chip.tsx';
export * from './ChipLink.tsx';
