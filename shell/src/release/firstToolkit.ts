/**
 * What the host has of Redux Toolkit in its first script, and what builds of widgets take of it that use no
 * more (`tooling/webpack/sharedPackages.ts`). A name that goes from here is lost to versions that
 * are published.
 */
export { combineReducers, configureStore, createSelector, createSlice } from '@reduxjs/toolkit';
