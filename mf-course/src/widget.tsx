import * as searchEngines from '#search-engines';
import labels from 'shared-contracts/labels/ja';
import { reactWidget } from 'shared-ui/island';
import { Course } from './Course.tsx';
import messages from './messages/ja.json';
import { loadSheet, type SheetData } from './sheet/loadSheet.ts';

export default reactWidget<SheetData>({
  load: loadSheet,
  ...searchEngines,
  View: Course,
  messages,
  labels,
});
