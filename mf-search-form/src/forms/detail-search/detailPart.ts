import { laterPart } from '../../field-parts/laterPart.tsx';

/** R1.04: the detailed search, which loads where it is shown. */
export const detailPart = laterPart<{ readonly query: string }>(() =>
  import(/* webpackChunkName: "detail" */ './DetailFields.tsx').then((part) => part.DetailFields),
);
