import { useDispatch, useSelector } from 'react-redux';
import type { ShellDispatch, ShellState } from './store.ts';

/** Returns `dispatch` of the frame's store. */
export const useShellDispatch = useDispatch.withTypes<ShellDispatch>();
/** Returns a value from the frame's store. */
export const useShellSelector = useSelector.withTypes<ShellState>();
