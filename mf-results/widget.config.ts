import { defineWidget } from 'shared-contracts/widget';

export default defineWidget({
  slots: ['results'],
  sends: ['results:search-completed'],
  hears: ['search-form:validation-failed', 'search-form:search-submitted'],
  budget: 35_500,
  config: {},
  // the map, the calendar, and what opens at a touch or in place of results
  laterStyles: [
    'src/map/',
    'src/calendar/',
    'src/compare/CompareDialog.module.css',
    'src/compare/CompareFoot.module.css',
    'src/compare/CompareTable.module.css',
    'src/compare/CompareTray.module.css',
    'src/compare/PlanCell.module.css',
    'src/filters/FilterSheet.module.css',
    'src/free-slots/FreeSlots.module.css',
    'src/no-results/',
    'src/party/FeeBreakdown.module.css',
    'src/result-list/Progress.module.css',
    'src/result-list/SkeletonCards.module.css',
    'src/search-failed/',
    'src/weather/',
    '../shared-ui/src/dialog/',
  ],
});
