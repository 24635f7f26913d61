import { defineWidget } from 'shared-contracts/widget';

export default defineWidget({
  slots: ['search'],
  sends: [
    'search-form:search-submitted',
    'search-form:validation-failed',
    'search-form:region-changed',
  ],
  hears: [],
  config: {},
  // what is on pages of their own, or opens at a touch
  laterStyles: [
    'src/forms/map-search/',
    'src/forms/solo-search/',
    'src/forms/recent-searches/',
    'src/fields/course-name/CourseNameDialog.module.css',
    '../shared-ui/src/course-map/',
    '../shared-ui/src/map-tiles/',
  ],
  // brotli; its entry of 3.8 KB comes beside it
  budget: 35_200,
});
