import { html, type Html, join } from '../html.ts';
import type { MemberTable } from '../../inventory/tables.ts';

/** Returns the kind of the member, and how the site will look to them. */
function lookOf({ kind, rgc, sgc }: MemberTable): readonly [label: string, look: string] {
  if (kind === 'phone') return ['電話予約会員', 'ポイントは表示されず、電話窓口が案内されます'];
  if (rgc === 1) return ['RGC会員', 'RGCの表示が付きます'];
  return sgc === 1
    ? ['SGC会員', 'SGCの表示が付きます']
    : ['会員', 'ポイントとクーポンが表示されます'];
}

function choice(member: MemberTable): Html {
  const [label, look] = lookOf(member);
  return html`<li><button name="kind" value="${member.id}"><b>${member.name}さん（${label}）</b><span>${look}</span></button></li>`;
}

function hidden(wayBack: string): Html {
  return html`<input type="hidden" name="return" value="${wayBack}">`;
}

/** Returns the form with the members to choose from. */
export function loginBody(members: readonly MemberTable[], action: string, wayBack: string): Html {
  return html`<section aria-labelledby="members"><h2 id="members">お試し用の会員</h2><form method="post" action="${action}">${hidden(wayBack)}<ul class="members">${join(members.map(choice))}</ul></form></section>`;
}

/** Returns the form that signs the member out. */
export function logoutBody(action: string, wayBack: string): Html {
  return html`<section><form method="post" action="${action}">${hidden(wayBack)}<button class="primary">ログアウトする</button></form></section>`;
}
