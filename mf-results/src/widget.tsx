import labels from 'shared-contracts/labels/ja';
import { reactWidget } from 'shared-ui/island';
import messages from './messages/ja.json';
import { Results } from './Results.tsx';
import { isEmpty } from './search-engines/isEmpty.ts';
import { structuredData } from './search-engines/structuredData.ts';
import { loadFirstPaint, loadViewChunk, type FirstPaint } from './result-view/loadFirstPaint.ts';
import { createResultsStore } from './store.ts';

export default reactWidget<FirstPaint>({
  load: loadFirstPaint,
  prepare: (_props, data) => loadViewChunk(data.outcome.condition.view),
  createStore: (_props, data) => createResultsStore(data),
  structuredData,
  isEmpty,
  View: Results,
  messages,
  labels,
});
