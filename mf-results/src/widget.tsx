import labels from 'shared-contracts/labels/ja';
import { reactWidget } from 'shared-ui/island';
import messages from './messages/ja.json';
import { Results } from './Results.tsx';
import { structuredData } from './search-engines/structuredData.ts';
import { loadFirstPaint, type FirstPaint } from './result-view/loadFirstPaint.ts';
import { createResultsStore } from './store.ts';

export default reactWidget<FirstPaint>({
  load: loadFirstPaint,
  createStore: (_props, data) => createResultsStore(data),
  structuredData,
  View: Results,
  messages,
  labels,
});
