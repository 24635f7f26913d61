export * from './prefecturePaths.ts';
export * from './prefectureBoxes.ts';
export * from './mapBox.ts';
export * from './projection.ts';
export * from './clusterPoints.ts';
export * from './mapRange.ts';
export * from './towns.ts';
