import { readTypedQuery } from './typedQuery.ts';

function makeForm(): HTMLFormElement {
  const form = document.createElement('form');
  const controls: Record<string, Record<string, string | boolean>> = {
    input: { name: 'search_c_name', defaultValue: '' },
    checkbox: { name: 'lunch', value: '1', type: 'checkbox' },
  };
  for (const settings of Object.values(controls))
    form.append(Object.assign(document.createElement('input'), settings));
  const select = Object.assign(document.createElement('select'), { name: 'area[]' });
  select.append(new Option('指定なし', '', true), new Option('千葉県', '12'));
  form.append(select);
  return form;
}

it('[R4.04] an untouched form gives no query', () => {
  expect(readTypedQuery(makeForm())).toBeUndefined();
});

it('[R4.04] reads what was entered as the form would send it', () => {
  const form = makeForm();
  (form.elements.namedItem('area[]') as HTMLSelectElement).value = '12';
  (form.elements.namedItem('lunch') as HTMLInputElement).checked = true;
  expect(readTypedQuery(form)).toBe('search_c_name=&lunch=1&area%5B%5D=12');
});
