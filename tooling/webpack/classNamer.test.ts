import { classNamer, type ClassOwner } from './classNamer.ts';

const TARGET = {
  folder: '/site/mf-results',
  owner: 'mf-results',
  version: '1.0.0',
} as const;

function namesOf(classes: readonly string[], target: ClassOwner = TARGET) {
  const toName = classNamer(target);
  return classes.map((each) => {
    const [file = '', name = ''] = each.split(' ');
    return toName({ resourcePath: `/site/mf-results/src/${file}` }, '', name);
  });
}

describe('the name of a class', () => {
  it('says its owner, begins alike in one file, and stays the same when it is asked for again', () => {
    const [card = '', price = '', again] = namesOf(['Card card', 'Card price', 'Card card']);
    expect(card).toMatch(/^mf-results_[A-Za-z0-9]{4}0$/);
    expect(price).toBe(`${card.slice(0, -1)}1`);
    expect(again).toBe(card);
  });

  it('differs between files, and [R10.04] between two versions', () => {
    const all = [
      ...namesOf(['Card card', 'List card']),
      ...namesOf(['Card card'], { ...TARGET, version: '1.0.1' }),
    ];
    expect(new Set(all).size).toBe(3);
  });

  it('is the same in every build, whichever file is read first', () => {
    const [card, row] = namesOf(['Card card', 'Row row']);
    expect(namesOf(['Row row', 'Card card'])).toEqual([row, card]);
  });
});
