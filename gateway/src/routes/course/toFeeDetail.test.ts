import { planItem } from 'shared-contracts/gateway';
import { bytesOf } from '../byteText.ts';
import { planText } from './planText.ts';

const OFFER = {
  courseId: 7,
  planNo: 1,
  flags: 0,
  zones: 0,
  price: 9000,
  day: 20_000,
  highest: 9000,
  surcharge: 500,
  lunchFee: 1000,
  caddieFee: 3000,
};

/** Reads a plan of the offer as a reply has it, in a prefecture with this tax. */
function planWith(golfTax: number) {
  const party = { golfTax, isOverseas: false, players: 3, language: 'en' } as const;
  const text = planText({ offer: OFFER, run: 1, title: '朝芝', translations: '' }, party);
  return planItem.parse(JSON.parse(bytesOf(text).toString()));
}

describe('[R7.03] the parts of the price of a plan', () => {
  it('add up to the price', () => {
    expect(planWith(800).fee_detail).toMatchObject({ play: 3700, course_tax: 800, tax: 745 });
    expect(planWith(4500).fee_detail).toMatchObject({ play: 0 });
  });

  it('are absent where they are more than the price', () => {
    expect(planWith(4501)).toEqual(expect.not.objectContaining({ fee_detail: expect.anything() }));
    expect(planWith(4501)).toMatchObject({ price: 9000, plan_name: '朝芝' });
  });
});
