// What a test of a widget imports from the packed kit.
export { createFakeHost, toRequestClient } from 'shared-contracts/platform-testing';
export { fakeHost } from 'shared-contracts/testing';
