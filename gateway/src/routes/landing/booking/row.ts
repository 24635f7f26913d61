import { html, type Html } from '../../html.ts';

/** One name and what it is, in a list of them. */
export function row(name: string, value: Html | string): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
