import { defineWidget } from 'shared-contracts/widget';

export default defineWidget({
  slots: ['member'],
  sends: ['member-panel:member-loaded'],
  hears: [],
  config: {
    serviceId: { type: 'string', default: 'omnig08', description: 'Service id that login and registration links carry (R2.23)' },
  },
});
