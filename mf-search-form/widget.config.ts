import { defineWidget } from 'shared-contracts/widget';

export default defineWidget({
  slots: ['search'],
  sends: ['search-form:search-submitted', 'search-form:validation-failed', 'search-form:region-changed'],
  hears: [],
  config: {},
});
