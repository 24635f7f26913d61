import { defineWidget } from 'shared-contracts/widget';

export default defineWidget({
  slots: ['notice', 'content-main', 'content-side'],
  sends: [],
  hears: ['search-form:region-changed'],
  budget: 10_800,
  config: {},
});
