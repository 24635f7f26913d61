import { defineWidget } from 'shared-contracts/widget';

export default defineWidget({
  slots: ['results'],
  sends: ['results:search-completed'],
  hears: ['search-form:validation-failed', 'search-form:search-submitted'],
  budget: 38_000,
  config: {},
});
