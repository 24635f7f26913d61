const grouped = new Intl.NumberFormat('ja-JP');

/** R9.09: `12,000`. */
export const toGrouped = (amount: number): string => grouped.format(amount);

/** R9.09: `¥11,480`, for places where a price stands alone. */
export const toYen = (amount: number): string => `¥${grouped.format(amount)}`;
