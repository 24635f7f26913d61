import type { Mutant } from '../mutant.ts';

const HEADERS = 'server-kit/src/http/securityHeaders.ts';
const HEADERS_TEST = {
  file: 'server-kit/src/http/securityHeaders.test.ts',
  title: 'forbid sniffing, keep to TLS for a year and more, and tell other sites no path: %s',
};
const DOCUMENT_TEST = 'shell/server/document/renderDocument.test.ts';

/** Headers of every answer, and what is written into documents. */
export const DOCUMENTS: readonly Mutant[] = [
  {
    id: 'header-tls',
    without: 'a browser comes back over plain HTTP',
    file: HEADERS,
    text: 'strictTransportSecurity: { maxAge: TWO_YEARS, includeSubDomains: true },',
    mutant: 'strictTransportSecurity: TWO_YEARS < 0,',
    test: HEADERS_TEST,
  },
  {
    id: 'header-referrer',
    without: 'another site reads the search of a visitor in the address that they come from',
    file: HEADERS,
    text: "policy: 'strict-origin-when-cross-origin'",
    mutant: "policy: 'unsafe-url'",
    test: HEADERS_TEST,
  },
  {
    id: 'header-opener',
    without: 'a window of another site holds on to a page',
    file: HEADERS,
    text: "crossOriginOpenerPolicy: { policy: 'same-origin' }",
    mutant: "crossOriginOpenerPolicy: { policy: 'unsafe-none' }",
    test: HEADERS_TEST,
  },
  {
    id: 'gateway-policy',
    without: 'an answer of the gateway, opened as a page, loads or runs anything',
    file: 'gateway/src/plugins/securityHeaders.ts',
    text: `'default-src': ["'none'"],`,
    mutant: `'default-src': ['*'],`,
    test: {
      file: 'gateway/src/app.test.ts',
      title: 'sends its security headers with every answer',
    },
  },
  {
    id: 'script-integrity',
    without: 'the browser runs a script of the shell with a changed byte',
    file: 'shell/server/document/head.ts',
    text: 'src="${href}" integrity="${integrity}" crossorigin',
    mutant: 'src="${href}" crossorigin',
    test: {
      file: DOCUMENT_TEST,
      title:
        'has hash and crossorigin on every script and preload, and allows these and its inline texts by hash',
    },
  },
  {
    id: 'escaped-data',
    without: 'a query or an answer ends the script element that holds the data of a page',
    file: 'shell/server/document/escapeJson.ts',
    text: "json.replaceAll('<', '\\\\u003c')",
    mutant: 'json',
    test: {
      file: DOCUMENT_TEST,
      title: 'escapes the address and the data, so that neither can end a script element',
    },
  },
  {
    id: 'escaped-title',
    without: 'a path writes markup into the head of a page',
    file: 'shell/server/document/aboutTags.ts',
    text: '<title>${escapeHtml(title)}</title>',
    mutant: '<title>${title}</title>',
    test: {
      file: 'shell/server/routes/sitemap/searchEngines.test.ts',
      title: '[R4.02] receive titles and tags with their markup escaped',
    },
  },
  {
    id: 'hidden-errors',
    without: 'a caller reads the details of an error of the server',
    file: 'server-kit/src/http/errorReply.ts',
    text: 'isOurs ? `Internal Server Error (${id})` : message',
    mutant: 'isOurs ? `${id} ${message}` : message',
    test: {
      file: 'server-kit/src/http/createServer.test.ts',
      title:
        '[R3.24] explains an error of the caller, and gives only the request id for its own error',
    },
  },
];
