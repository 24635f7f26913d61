export * from './CourseName.tsx';
export * from './CourseTitle.tsx';
export * from './PlaceName.tsx';
export * from './useReadsLatin.ts';
