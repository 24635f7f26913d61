export * from './CourseTitle.tsx';
export * from './PlaceName.tsx';
export * from './useReadsLatin.ts';
