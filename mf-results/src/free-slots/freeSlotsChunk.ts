export { FreeSlots as View } from './FreeSlots.tsx';
