import { defineWidget } from 'shared-contracts/widget';

export default defineWidget({
  slots: ['course'],
  sends: [],
  hears: [],
  budget: 15_360,
  config: {},
});
