export { changeMode } from './mode.ts';
export { pickArea, pickCountry, enterCourseName } from './place.ts';
export {
  pickPlanDay,
  pickPlanDayDetail,
  pickPlayDate,
  chooseLessons,
  chooseHalfRounds,
} from './options.ts';
export { resetOptions, resetTimeSelection } from './resetOptions.ts';
export { withoutHidden } from './withoutHidden.ts';
export { resetToDefaults, resetDatePicker } from './resets.ts';
