// `npm run document` writes the parts of docs/ that are generated from code.
import { documentManifest } from './manifestSchema.ts';
import { documentSearch } from './searchPage.ts';

const root = new URL('../..', import.meta.url).pathname;
documentSearch(root, { write: true });
documentManifest(root, { write: true });
