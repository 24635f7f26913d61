export * from './tilesOf.ts';
export * from './TileGround.tsx';
