/** All of Redux Toolkit: a copy of its own (`shellConfig.ts`), for versions that use more than its first part. */
export * from '@reduxjs/toolkit';
