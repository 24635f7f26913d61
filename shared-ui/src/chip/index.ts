export * from './Chip.tsx';
export * from './ChipButton.tsx';
export * from './ChipLink.tsx';
