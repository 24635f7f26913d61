export * from './FavouriteButton.tsx';
export { keepCourse, useKept } from './keptCourses.ts';
