import { parsePageQuery, toPageQuery } from 'shared-contracts/search';
import type { WidgetProps } from 'shared-contracts/widget';
import { ConditionBar } from './forms/applied-conditions/ConditionBar.tsx';
import type { SearchFormData } from './searchFormData.ts';
import { SearchPanel } from './forms/search-panel/SearchPanel.tsx';
import { mapPart, soloPart } from './pageParts.tsx';
import { MapWaiting } from './forms/map-search/MapWaiting.tsx';
import { useHolidays } from './fields/play-date/useHolidays.ts';
import { TopSearch } from './forms/search-panel/TopSearch.tsx';

interface SearchFormProps {
  readonly props: WidgetProps;
  readonly data: SearchFormData | undefined;
}

/** R1.04: shows the form that a page has in its search slot. */
export function SearchForm({ props, data }: SearchFormProps) {
  const { page } = props;
  useHolidays(data !== undefined);
  if (page === 'map') return <mapPart.Part props={props} data={data} waiting={<MapWaiting />} />;
  if (page === 'solo') return <soloPart.Part props={props} data={data} />;
  // which field is open is no part of the search: it changes no form and no draft
  const { focus } = parsePageQuery(props.query);
  const opens = toPageQuery({ focus });
  const query = props.query
    .split('&')
    .filter((pair) => pair !== opens)
    .join('&');
  if (page === 'result' || page === 'secret')
    return <ConditionBar page={page} query={query} focus={focus} />;
  return page === 'detail' ? (
    <SearchPanel page={page} query={query} focus={focus} layout="page" />
  ) : (
    <TopSearch page={page} query={query} focus={focus} />
  );
}
