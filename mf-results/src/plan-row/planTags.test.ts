import { aPlan } from 'shared-contracts/testing';
import { planTags } from './planTags.ts';

function keysOf(...plan: Parameters<typeof aPlan>) {
  return planTags(aPlan(...plan)).map(({ key }) => key);
}

describe('the tags of a plan', () => {
  it('begin with the guarantees and end with the consecutive slots', () => {
    expect(planTags(aPlan({ assurance15r: true }))).toEqual([
      { key: 'assurance2r', guarantee: true },
      { key: 'assurance15r', guarantee: true },
      { key: 'cart', guarantee: false },
      { key: 'self', guarantee: false },
      { key: 'lunch', guarantee: false },
      { key: 'consecutive', guarantee: false, groups: 3 },
    ]);
  });

  it('[R9.09] leave out the consecutive slots when there is only one', () => {
    expect(keysOf({ continueStock: 1 })).not.toContain('consecutive');
  });

  it('contain either caddie or self, never both', () => {
    expect(keysOf({ caddie: true })).toContain('caddie');
    expect(keysOf({ caddie: true })).not.toContain('self');
  });

  it('[R1.05] [R3.07] begin with perks and consecutive slots in a search for a competition', () => {
    const tags = planTags(aPlan({ compe: [2, 1], continueStock: 6 }), 'competition');
    expect(tags.slice(0, 4)).toEqual([
      { key: 'organiser', guarantee: true },
      { key: 'prize', guarantee: true },
      { key: 'consecutive', guarantee: true, groups: 6 },
      { key: 'assurance2r', guarantee: true },
    ]);
  });

  it('[R3.07] name the perks of a competition and leave out unknown ones', () => {
    expect(keysOf({ compe: [1, 2, 3, 9] })).toEqual(
      expect.arrayContaining(['prize', 'organiser', 'earlyBooking']),
    );
    expect(keysOf({ compe: [9] })).toEqual(keysOf());
  });

  it.each(['normal', 'competition'] as const)(
    '[R9.09] name a half round before anything else in a %s search',
    (mode) => {
      const rest = planTags(aPlan({ assurance2r: true, compe: [1] }), mode);
      expect(planTags(aPlan({ assurance2r: true, compe: [1], halfRound: true }), mode)).toEqual([
        { key: 'halfRound', guarantee: false },
        ...rest,
      ]);
    },
  );
});
