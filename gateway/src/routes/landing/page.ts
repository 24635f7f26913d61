import { languageOf, type Locale } from 'shared-contracts/locale';
import { html, type Html, join } from '../html.ts';
import { bookingTexts } from './booking/bookingTexts.ts';
import { LANDING_SITES, type LandingName, parameterLabel } from './sites.ts';

type Parameters = readonly (readonly [name: string, value: string])[];

export interface LandingPage {
  readonly name: LandingName;
  readonly parameters: Parameters;
  readonly siteOrigin: string;
  readonly locale: Locale;
  /** What the page shows beside the parameters. */
  readonly body?: Html;
}

const logo = html`<svg width="28" height="28" viewBox="0 0 26 26" aria-hidden="true"><circle cx="13" cy="13" r="13" fill="#11503a"/><path d="M10 5v16" stroke="#f3eee2" stroke-width="1.8"/><path d="M10.8 5.4 19 9l-8.2 3.6z" fill="#e5532f"/><path d="M5 20.5c4-2.4 12-2.4 16 0" stroke="#f3eee2" stroke-width="1.6" fill="none"/></svg>`;
const contours = html`<svg class="contours" width="640" height="220" viewBox="0 0 640 220" aria-hidden="true" fill="none" stroke="#e6decc" stroke-width="1.2"><path d="M-20 150c90-60 150 20 250-30s120-150 240-140 150 90 220 60M-20 180c90-60 160 20 260-30s120-140 235-130 150 85 220 60M-20 212c95-60 170 20 270-30s120-128 228-118 150 80 220 60M-20 112c90-60 140 20 238-32s126-158 246-148 150 94 230 62M-20 72c90-56 130 18 226-34s132-166 252-156 150 98 240 64"/></svg>`;

function parameterList(parameters: Parameters): Html {
  return parameters.length === 0
    ? html`<p class="none">受け取った情報はありません。</p>`
    : html`<dl>${join(parameters.map(([name, value]) => html`<div><dt>${parameterLabel(name)}<code>${name}</code></dt><dd>${value}</dd></div>`))}</dl>`;
}

function received(parameters: Parameters): Html {
  return html`<section aria-labelledby="handed"><h2 id="handed">受け取った情報</h2>${parameterList(parameters)}</section>`;
}

/**
 * Returns a page that introduces a neighbour and shows the parameters that it received, in Japanese. A
 * booking is the visitor's own: it shows what they mean, in the visitor's language (R9.06).
 */
export function landingPage({
  name,
  parameters,
  siteOrigin,
  locale,
  body = html``,
}: LandingPage): Html {
  const isBooking = name === 'booking';
  const texts = bookingTexts(isBooking ? locale : 'ja-JP');
  const { site, isDemonstration, toSite, invented } = texts;
  const { title, lead } = isBooking ? texts : LANDING_SITES[name];
  return html`<!doctype html>
<html lang="${languageOf(texts.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}｜${site}</title><link rel="icon" href="/gora/image/content/icon-flag.svg"><link rel="stylesheet" href="/gora/landing/landing.css"></head>
<body><header><a href="${siteOrigin}/">${logo}<b>${site}</b></a><span class="tag">${isDemonstration}</span></header>
<section class="hero" aria-labelledby="title">${contours}<div><h1 id="title">${title}</h1><p>${lead}</p></div></section>
<main>${body}${isBooking ? html`` : received(parameters)}
<p class="back"><a href="${siteOrigin}/">${toSite}</a></p></main>
<footer><p>${invented}</p></footer></body></html>`;
}
