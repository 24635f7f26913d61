import { configureStore } from '@reduxjs/toolkit';
import { memberReducer } from './member-state/memberSlice.ts';

/** Returns the widget's store, which knows nobody until the browser has asked the user API. */
export function createMemberStore() {
  return configureStore({ reducer: { member: memberReducer } });
}

export type MemberRootState = ReturnType<ReturnType<typeof createMemberStore>['getState']>;
