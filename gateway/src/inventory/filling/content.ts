import type { ContentTable } from '../tables.ts';
export const contentRows = (): ContentTable[] => [];
