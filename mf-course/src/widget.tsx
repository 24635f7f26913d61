import * as searchEngines from '#search-engines';
import labels from 'shared-contracts/labels/ja';
import { reactWidget } from 'shared-ui/island';
import { Course } from './Course.tsx';
import messages from './messages/ja.json';
import { loadLate } from './sheet/loadLate.ts';
import type { SheetData } from './shown-sheet/sheetData.ts';

export default reactWidget<SheetData>({
  load: loadLate,
  ...searchEngines,
  View: Course,
  messages,
  labels,
});
