import { escapeHtml } from 'server-kit/escapeHtml';
import { hashSource } from '../security/contentSecurityPolicy.ts';

/** A style sheet that documents contain. */
export interface Sheet {
  readonly href: string;
  readonly text: string;
}

/** A style element, and the source expression by which a policy allows it. */
export interface InlineStyle {
  readonly html: string;
  /** The same element in UTF-8, so that a document copies it and encodes nothing. */
  readonly bytes: Buffer;
  readonly source: string;
}

/** Sheets are read once for each build, so each is hashed and encoded once. */
const written = new WeakMap<Sheet, InlineStyle>();

/** Writes a sheet as a style element. A browser hashes the text with the line ends of HTML. */
export function inlineStyle(sheet: Sheet): InlineStyle {
  const known = written.get(sheet);
  if (known) return known;
  const text = sheet.text.replaceAll('</', '<\\/').replaceAll(/\r\n?/g, '\n');
  const html = `<style data-href="${escapeHtml(sheet.href)}">${text}</style>`;
  const style = { html, bytes: Buffer.from(html), source: hashSource(text) };
  written.set(sheet, style);
  return style;
}
