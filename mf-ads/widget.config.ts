import { AD_SLOTS } from 'shared-contracts/search';
import { defineWidget } from 'shared-contracts/widget';

export default defineWidget({
  slots: AD_SLOTS,
  sends: [],
  hears: [],
  budget: 9_500,
  config: {},
});
