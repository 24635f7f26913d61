import { toJapaneseDay } from 'shared-contracts/format';
import labels from 'shared-contracts/labels/ja';
import { reactWidget } from 'shared-ui/island';
import type { SearchFormData } from './searchFormData.ts';
import { loadCalls } from './gateway/loadCalls.ts';
import { loadRoadsOf } from './condition/options/roadNames.ts';
import { loadPage, loadPart } from './pageParts.tsx';
import messages from './messages/ja.json';
import { SearchForm } from './SearchForm.tsx';
import { createSearchStore } from './condition/store.ts';

export default reactWidget<SearchFormData>({
  load: async (props, host) => {
    const today = toJapaneseDay(host.now());
    const { fetchHolidays } = await loadCalls();
    const [holidays, own] = await Promise.all([
      fetchHolidays(host, today),
      loadPage(props, host, today),
      loadRoadsOf(props.query, host.locale),
    ]);
    return { today, ...holidays, ...own };
  },
  prepare({ page, query }, _data, { locale }) {
    const chunks = [loadPart(page), loadRoadsOf(query, locale)].filter(
      (chunk) => chunk !== undefined,
    );
    return chunks.length > 0 ? Promise.all(chunks) : undefined;
  },
  createStore: createSearchStore,
  View: SearchForm,
  messages,
  labels,
});
