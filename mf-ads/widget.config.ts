import { defineWidget } from 'shared-contracts/widget';

export default defineWidget({
  slots: ['right_ad', 'left_ad'],
  sends: [],
  hears: [],
  budget: 9_500,
  config: {},
});
