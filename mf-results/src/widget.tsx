import * as searchEngines from '#search-engines';
import labels from 'shared-contracts/labels/ja';
import { reactWidget } from 'shared-ui/island';
import messages from './messages/ja.json';
import { Results } from './Results.tsx';
import { loadChunks, loadFirstPaint, type FirstPaint } from './result-view/loadFirstPaint.ts';
import { createResultsStore } from './store.ts';

export default reactWidget<FirstPaint>({
  load: loadFirstPaint,
  prepare: ({ query }, data) => loadChunks(query, data.outcome),
  createStore: (_props, data) => createResultsStore(data),
  ...searchEngines,
  View: Results,
  messages,
  labels,
});
