import { defineWidget } from 'shared-contracts/widget';

export default defineWidget({
  slots: ['member', 'member-strip', 'member-menu'],
  sends: [],
  hears: [],
  budget: 15_360,
  config: {
    serviceId: {
      type: 'string',
      default: '',
      description:
        "Service id that login and registration links carry (R2.23), in place of the one that the site's addresses name",
    },
  },
});
