import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from 'shared-contracts/locale';
import { html, Html } from '../html.ts';
import { type AuthorizeError, type AuthorizeTexts, authorizeTexts } from './authorizeTexts.ts';
import { type Asked, backWith } from './authorizeRequest.ts';

const css = readFileSync(join(import.meta.dirname, 'authorize.css'), 'utf8');
const styleSource = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/** Returns the page's content security policy: its style, and a form whose answer leads to the site. */
export function authorizePolicy(gatewayOrigin: string, siteOrigin: string): string {
  return `default-src 'none'; style-src ${styleSource}; form-action ${gatewayOrigin} ${siteOrigin}; base-uri 'none'; frame-ancestors 'none'`;
}

export interface AuthorizePage {
  readonly locale: Locale;
  /** What the site asks; undefined if another site asks. */
  readonly asked: Asked | undefined;
  /** The address to which the form is sent. */
  readonly action: string;
  readonly username?: string;
  readonly error?: AuthorizeError;
}

function hidden(name: string, value: string | undefined): Html {
  return value === undefined ? html`` : html`<input type="hidden" name="${name}" value="${value}">`;
}

function row(label: string, value: string | undefined): Html {
  return value === undefined ? html`` : html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

function form(asked: Asked, action: string, username: string, t: AuthorizeTexts): Html {
  const { service, contract, state, returnTo } = asked;
  return html`<dl>${row(t.service, service)}${row(t.contract, contract)}</dl>
<form method="post" action="${action}">${hidden('service', service)}${hidden('state', state)}${hidden('redirect_uri', returnTo)}${hidden('requested_contract_id', contract)}
<label for="username">${t.username}</label><input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" value="${username}">
<label for="password">${t.password}</label><input id="password" name="password" type="password" autocomplete="current-password">
<button>${t.submit}</button></form>
<p class="cancel"><a href="${backWith(asked, { error: 'access_denied' })}">${t.cancel}</a></p>`;
}

/** R3.25: returns the page on which somebody signs in to the reservation site for the golf site. */
export function authorizePage({
  locale,
  asked,
  action,
  username = '',
  error,
}: AuthorizePage): Html {
  const { texts, language } = authorizeTexts(locale);
  const shown = asked === undefined ? 'stranger' : error;
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title}</title><style>${new Html(css)}</style></head>
<body><main><h1>${texts.title}</h1>${shown === undefined ? html`<p>${texts.lead}</p>` : html`<p class="error" role="alert">${texts[shown]}</p>`}
${asked === undefined ? html`` : form(asked, action, username, texts)}</main></body></html>`;
}
