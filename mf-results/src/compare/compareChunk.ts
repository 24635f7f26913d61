export { CompareDialog as View } from './CompareDialog.tsx';
