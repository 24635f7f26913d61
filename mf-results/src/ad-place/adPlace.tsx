import { LentElement } from 'shared-ui/lent-element';

/** R1.07: the place of the advertisements, which the results lend to the slot of the page. */
export const AD_PLACE = <LentElement slot="left_ad" />;
