import { join } from 'node:path';
import { documentSearch } from './searchPage.ts';

describe('the page about the search contract', () => {
  it('[R3.01] [R3.02] lists every parameter of the tables', () => {
    // when this fails, run `npm run document --workspace shared-contracts`
    expect(documentSearch(join(__dirname, '../..'), { write: false })).toEqual({ isCurrent: true });
  });
});
