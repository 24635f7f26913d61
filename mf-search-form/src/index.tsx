import 'shared-ui/base.css';
import 'shared-ui/tokens.css';
import { fakeHost } from 'shared-contracts/testing';
import type { WidgetProps } from 'shared-contracts/widget';
import widget from './widget.tsx';

/** The forms alone, without a shell: `?page=result` and the like choose the page, the rest of the address is the search. */
const address = new URLSearchParams(location.search);
const page = (address.get('page') ?? 'top') as WidgetProps['page'];
address.delete('page');

const main = document.createElement('main');
main.style.cssText = 'max-inline-size:1248px;margin:48px auto;padding-inline:16px';
document.body.append(main);
const holidays = { '2026-11-03': '文化の日', '2026-11-23': '勤労感謝の日', '2027-01-01': '元日', '2027-01-11': '成人の日', '2027-02-11': '建国記念の日', '2027-02-23': '天皇誕生日' };
widget.mount(main, { page, query: address.toString() }, fakeHost({ slot: 'search', answers: { '/calendar/holidays': { data: holidays } } }));
