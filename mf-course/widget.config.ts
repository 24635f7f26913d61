import { defineWidget } from 'shared-contracts/widget';

export default defineWidget({
  slots: ['course'],
  sends: [],
  hears: [],
  budget: 13_800,
  config: {},
});
