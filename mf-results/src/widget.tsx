import labels from 'shared-contracts/labels/ja';
import { reactWidget } from 'shared-ui/island';
import messages from './messages/ja.json';
import { Results } from './Results.tsx';
import type { SearchEnd } from './results/resultsSlice.ts';
import { searchCourses } from './results/searchCourses.ts';
import { searchKey } from './results/searchKey.ts';
import { createResultsStore } from './store.ts';

export default reactWidget<SearchEnd>({
  load: async (props, host) => ({ key: searchKey(props.query, host.now()), query: props.query, outcome: await searchCourses(props, host) }),
  createStore: (_props, data) => createResultsStore(data),
  View: Results,
  messages,
  labels,
});
