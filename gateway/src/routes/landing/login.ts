import { html, type Html, join } from '../../http/html.ts';
import { DEMO_MEMBERS, type DemoMember } from '../user/demoMembers.ts';

const LOOKS: Readonly<Record<DemoMember, string>> = {
  member: 'ポイントとクーポンが表示されます', rgc: 'RGCの表示が付きます', sgc: 'SGCの表示が付きます', phone: 'ポイントは表示されず、電話窓口が案内されます',
};

const hidden = (wayBack: string): Html => html`<input type="hidden" name="return" value="${wayBack}">`;

/** The demo members to choose from. */
export const loginBody = (action: string, wayBack: string): Html => html`<section aria-labelledby="members"><h2 id="members">お試し用の会員</h2><form method="post" action="${action}">${hidden(wayBack)}<ul class="members">${
  join(Object.entries(DEMO_MEMBERS).map(([kind, { label, name }]) => html`<li><button name="kind" value="${kind}"><b>${name}さん（${label}）</b><span>${LOOKS[kind as DemoMember]}</span></button></li>`))
}</ul></form></section>`;

export const logoutBody = (action: string, wayBack: string): Html =>
  html`<section><form method="post" action="${action}">${hidden(wayBack)}<button class="primary">ログアウトする</button></form></section>`;
