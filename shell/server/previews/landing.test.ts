/** @jest-environment node */
import { aDiscovery, aLiveVersion, aManifest, aPageState } from '../../testing/builders.ts';
import { renderFrame } from '../../src/frame.server.tsx';
import { toDestination } from '../../src/navigation/navigationChain.ts';
import { ROUTES, routeOf } from '../../src/routes/routes.ts';
import { chooseRelease } from '../releases/chooseRelease.ts';
import { landingOf } from './landing.ts';

/** Slots that a page draws only where a widget fills them. */
const FILLED = ['right_ad', 'left_ad', 'guest', 'notice', 'content-side', 'member-strip'];
const live = aLiveVersion(aManifest({ slots: FILLED }));
const { set: filled } = chooseRelease(aDiscovery(live));

/** The slots of the page at a path. */
function slotsAt(address: string): string[] {
  const { path, query } = toDestination(address);
  const { page } = routeOf(path, 'PC');
  const { html } = renderFrame(aPageState({ page, path, query, release: filled }));
  return [...html.matchAll(/data-slot="([\w-]+)"/g)].map(([, slot = '']) => slot);
}

const PAGES = ROUTES.flatMap(({ paths }) => paths.slice(0, 1));
const SLOTS = [...new Set(PAGES.flatMap(slotsAt))];

it('the site has slots', () => {
  expect(SLOTS).toEqual(expect.arrayContaining(['search', 'results', 'member', ...FILLED]));
});

it.each(SLOTS)(
  '[R10.04] a preview of what stands in %s leads to a page where it stands',
  (slot) => {
    expect(slotsAt(landingOf([slot], undefined))).toContain(slot);
  },
);
