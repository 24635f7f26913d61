import { toJapaneseDay } from 'shared-contracts/format';
import { lastPlayDay } from 'shared-contracts/search';
import labels from 'shared-contracts/labels/ja';
import { reactWidget } from 'shared-ui/island';
import type { SearchFormData } from './searchFormData.ts';
import { loadCalls } from './gateway/loadCalls.ts';
import { loadPage, loadPart } from './pageParts.tsx';
import messages from './messages/ja.json';
import { SearchForm } from './SearchForm.tsx';
import { createSearchStore } from './condition/store.ts';

export default reactWidget<SearchFormData>({
  load: async (props, host) => {
    const today = toJapaneseDay(host.now());
    const { fetchHolidays } = await loadCalls();
    const [holidays, own] = await Promise.all([
      fetchHolidays(host, today, lastPlayDay(today)),
      loadPage(props, host, today),
    ]);
    return { today, holidays, ...own };
  },
  prepare: ({ page }) => loadPart(page),
  createStore: createSearchStore,
  View: SearchForm,
  messages,
  labels,
});
