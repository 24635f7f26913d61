import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from 'server-kit/escapeHtml';
import { INTEGRITY_POLICY } from '../security/contentSecurityPolicy.ts';
import { themeTags } from './themeTags.ts';

/** A page without the site's frame and without widgets. */
interface AloneDocument {
  readonly language: string;
  readonly title: string;
  /** What stands in the body. */
  readonly html: string;
  /** The texts of the style sheets, to be inlined. */
  readonly styles: readonly string[];
  readonly scripts?: readonly { readonly href: string; readonly integrity: string }[];
}

/**
 * Controls 1, 2 and fault 21: allows only this site's own files, no widget, and no frame around the
 * page.
 */
function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Sends such a page as a whole. It is never cached, indexed or framed. */
export function sendAlone(
  reply: FastifyReply,
  { language, title, html, styles, scripts = [] }: AloneDocument,
  status = 200,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .header('content-security-policy', policy(nonce))
    .header('integrity-policy', INTEGRITY_POLICY)
    .header('x-frame-options', 'DENY')
    .header('x-robots-tag', 'noindex, nofollow')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'same-origin')
    .type('text/html; charset=utf-8')
    .send(
      [
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">`,
        `<meta name="robots" content="noindex,nofollow"><title>${escapeHtml(title)}</title><link rel="icon" href="/assets/icon.svg" type="image/svg+xml">`,
        themeTags(nonce),
        ...styles.map((text) => `<style nonce="${nonce}">${text.replaceAll('</', '<\\/')}</style>`),
        `</head><body>${html}`,
        ...scripts.map(
          ({ href, integrity }) =>
            `<script defer src="${href}" integrity="${integrity}" crossorigin="anonymous" nonce="${nonce}"></script>`,
        ),
        '</body></html>',
      ].join('\n'),
    );
}
