import fc from 'fast-check';
import { collapseRegions, MAX_AREAS, PREFECTURES, REGIONS } from 'shared-contracts/areas';
import { prefecturesOf, togglePrefecture, toggleRegion, type AreaDraft } from './areaDraft.ts';

const step = fc.oneof(
  fc.constantFrom(...PREFECTURES).map(
    ({ code }) =>
      (draft: AreaDraft) =>
        togglePrefecture(draft, code),
  ),
  fc.constantFrom(...REGIONS).map((region) => (draft: AreaDraft) => toggleRegion(draft, region)),
);
const start: AreaDraft = { area: [], refused: false };

it('[R5.21][R4.12] any sequence of ticks chooses at most three areas, and a whole region counts as one', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const draft = steps.reduce((before, each) => each(before), start);
      expect(draft.area.length).toBeLessThanOrEqual(MAX_AREAS);
      expect(draft.area).toEqual(collapseRegions(draft.area));
    }),
  );
});

it('[R5.21] a refused choice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      steps.reduce((before, each) => {
        const after = each(before);
        if (after.refused) expect(after.area).toEqual(before.area);
        return after;
      }, start);
    }),
  );
});

it('ticking a prefecture twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 10 }),
      fc.constantFrom(...PREFECTURES),
      (steps, { code }) => {
        const before = steps.reduce((draft, each) => each(draft), start);
        const once = togglePrefecture(before, code);
        fc.pre(!once.refused);
        const twice = togglePrefecture(once, code);
        fc.pre(!twice.refused);
        expect(prefecturesOf(twice.area).toSorted()).toEqual(prefecturesOf(before.area).toSorted());
      },
    ),
  );
});
