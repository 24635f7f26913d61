// `npm run document` writes the parts of docs/ that are generated from code.
import { documentSearch } from './searchPage.ts';

documentSearch(new URL('../..', import.meta.url).pathname, { write: true });
