export { CompareDialog as View } from './CompareDialog.tsx';
export { CompareTray } from './CompareTray.tsx';
export { loadComparison } from './loadComparison.ts';
