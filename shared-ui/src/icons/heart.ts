/** The lines of a heart. A widget that draws this icon alone does not load the others. */
export const HEART =
  'M10 16.5S3 12.3 3 7.7A3.7 3.7 0 0 1 10 6a3.7 3.7 0 0 1 7 1.7c0 4.6-7 8.8-7 8.8Z';
