import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { unknownMember, type MemberState } from '../gateway/memberState.ts';

const memberSlice = createSlice({
  name: 'member',
  initialState: unknownMember,
  reducers: {
    memberLoaded: (_state, { payload }: PayloadAction<MemberState>) => payload,
    memberForgotten: () => unknownMember,
  },
});

export const { memberLoaded, memberForgotten } = memberSlice.actions;
export const memberReducer = memberSlice.reducer;
