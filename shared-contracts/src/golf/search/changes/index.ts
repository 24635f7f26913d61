export { changeMode } from './mode.ts';
export { pickArea, pickCountry, enterCourseName, resetArea } from './place.ts';
export {
  pickPlanDay,
  pickPlanDayDetail,
  pickPlayDate,
  chooseLessons,
  chooseHalfRounds,
} from './options.ts';
export { resetToDefaults, resetOptions, resetTimeSelection, resetDatePicker } from './resets.ts';
