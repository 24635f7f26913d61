/** The product's widgets, in the order in which they are built and published. */
export const WIDGETS = ['mf-search-form', 'mf-results', 'mf-member-panel', 'mf-ads', 'mf-content'] as const;
export type WidgetName = (typeof WIDGETS)[number];
