import { romanise } from './romanise.ts';

it.each([
  ['しょうらい', 'shorai'],
  ['がさわ', 'gasawa'],
  ['こうげん', 'kogen'],
  ['はっちょう', 'hatcho'],
  ['いっぽん', 'ippon'],
  ['づか', 'zuka'],
  ['じゅうじ', 'juji'],
])('[R9.06] %s is written %s, as on the signs of roads', (kana, latin) => {
  expect(romanise(kana)).toBe(latin);
});

it('says which sign it cannot read', () => {
  expect(() => romanise('がワ')).toThrow('ワ of がワ is no hiragana');
});
