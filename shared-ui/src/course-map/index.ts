export * from './CourseMap.tsx';
export * from './MapSplit.tsx';
export * from './mapView.ts';
export * from './useActiveCourses.ts';
export * from './useEarlyFocus.ts';
