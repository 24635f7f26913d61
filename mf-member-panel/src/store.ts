import { configureStore } from '@reduxjs/toolkit';
import { memberReducer } from './member-state/memberSlice.ts';

export function createMemberStore() {
  return configureStore({ reducer: { member: memberReducer } });
}

export type MemberRootState = ReturnType<ReturnType<typeof createMemberStore>['getState']>;
