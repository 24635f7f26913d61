import { defineWidget } from 'shared-contracts/widget';

export default defineWidget({
  slots: ['member', 'member-strip', 'member-menu', 'member-name'],
  sends: [],
  hears: [],
  budget: 6_800,
  config: {
    serviceId: {
      type: 'string',
      default: '',
      description:
        "Service id of the login and registration links (R2.23); replaces the one in the site's addresses",
    },
  },
});
