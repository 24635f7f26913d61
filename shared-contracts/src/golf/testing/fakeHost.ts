import { createFakeHost, type FakeHost, type FakeHostParts } from '../../platform/testing/index.ts';
import { EVENTS } from '../events/index.ts';
import { fakeSites } from './sites/index.ts';

export type FakeHostOptions = Partial<FakeHostParts>;

/** Returns the fake host with this site's events and with made-up addresses of other sites. */
export function fakeHost(options: FakeHostOptions = {}): FakeHost {
  return createFakeHost({ events: EVENTS, config: { sites: fakeSites }, ...options });
}
