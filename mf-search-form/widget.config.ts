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
  // with the 8.8 KB of its entry: 45 KB at the first paint
  budget: 36_200,
});
