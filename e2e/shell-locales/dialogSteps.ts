import { cards, comparison, favourites, views, failures, lists } from './steps/results.ts';
import { conditions, suggestions, refusals, mapSearch, soloSearch } from './steps/forms.ts';
import { topPage, phone, courseSheet, plainPages } from './steps/frame.ts';
import type { Visit } from './steps/visit.ts';

/** All that opens, and all that is said, in an order that loads few pages. */
export const STEPS: readonly ((visit: Visit) => Promise<void>)[] = [
  cards,
  comparison,
  favourites,
  conditions,
  suggestions,
  views,
  failures,
  lists,
  refusals,
  topPage,
  mapSearch,
  soloSearch,
  phone,
  courseSheet,
  plainPages,
];

/** Which of the steps shows what a component says that opens something or that warns. */
export const SHOWN_BY: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'mf-course/src/plans/Plans.tsx': courseSheet,
  'mf-results/src/calendar/CalendarFailed.tsx': views,
  'mf-results/src/compare/CompareTray.tsx': comparison,
  'mf-results/src/course-card/MorePlans.tsx': cards,
  'mf-results/src/course-dialog/CourseDialog.tsx': comparison,
  'mf-results/src/course-dialog/CoursesAwaited.tsx': favourites,
  'mf-results/src/filters/FilterSheet.tsx': phone,
  'mf-results/src/map/MapState.tsx': views,
  'mf-results/src/party/FeeBreakdown.tsx': cards,
  'mf-results/src/search-failed/SearchFailed.tsx': failures,
  'mf-search-form/src/field-parts/Picker.tsx': conditions,
  'mf-search-form/src/fields/area-picker/AreaDialog.tsx': conditions,
  'mf-search-form/src/fields/area-picker/AreaField.tsx': conditions,
  'mf-search-form/src/fields/area-picker/ChosenAreas.tsx': conditions,
  'mf-search-form/src/fields/course-name/CourseNameDialog.tsx': phone,
  'mf-search-form/src/fields/detail-options/OptionGroup.tsx': conditions,
  'mf-search-form/src/fields/play-date/PlayDateDialog.tsx': conditions,
  'mf-search-form/src/fields/play-date/PlayDateField.tsx': conditions,
  'mf-search-form/src/forms/applied-conditions/ConditionBar.tsx': conditions,
  'mf-search-form/src/forms/map-search/MapFailed.tsx': mapSearch,
  'mf-search-form/src/forms/map-search/FoldedForm.tsx': mapSearch,
  'mf-search-form/src/forms/map-search/area-map/TooMany.tsx': mapSearch,
  'mf-search-form/src/forms/search-sheet/SearchSheet.tsx': phone,
  'mf-search-form/src/forms/solo-search/SoloSearch.tsx': soloSearch,
  'mf-search-form/src/forms/solo-search/rounds/RoundsFailed.tsx': soloSearch,
  'shared-ui/src/dialog/Dialog.tsx': conditions,
  'shared-ui/src/error-summary/ErrorSummary.tsx': refusals,
  'shell/src/drawer/Drawer.tsx': courseSheet,
  'shell/src/layout/alert/Alert.tsx': failures,
  'shell/src/layout/header/Fold.tsx': topPage,
  'shell/src/layout/header/Header.tsx': phone,
  'shell/src/layout/header/LanguageMenu.tsx': topPage,
  'shell/src/layout/header/ThemeMenu.tsx': topPage,
  'shell/src/widgets/SlotFallback.tsx': topPage,
};
