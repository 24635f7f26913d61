import type { Mutant } from '../mutant.ts';

const file = 'shell/server/security/contentSecurityPolicy.ts';
const tests = 'shell/server/security/contentSecurityPolicy.test.ts';
/** The test that names every part of the page's policy but those of scripts and pictures. */
const PARTS = {
  file: tests,
  title: 'forbids plug-ins, other bases, forms to other sites, framing, and code from plain texts',
};
const FRAME = {
  file: tests,
  title: 'of the JSONP frame allows one script and one address, and only the site shows it',
};

/** The content security policies of pages and of the JSONP frame. */
export const POLICY: readonly Mutant[] = [
  {
    id: 'csp-default',
    without: 'a page takes what no other part names from anywhere',
    file,
    text: `"default-src 'self'",`,
    mutant: `'default-src *',`,
    test: PARTS,
  },
  {
    id: 'csp-inline-scripts',
    without: 'a script in the text of a page runs',
    file,
    text: `"'strict-dynamic'"].join`,
    mutant: `"'unsafe-inline'"].join`,
    test: {
      file: tests,
      title:
        '[R10.05] allows scripts by hash and what they load, and styles by hash: no text of the page',
    },
  },
  {
    id: 'csp-plug-ins',
    without: 'a page runs a plug-in',
    file,
    text: `    "object-src 'none'",\n`,
    mutant: '',
    test: PARTS,
  },
  {
    id: 'csp-base',
    without: 'injected markup leads all addresses of a page elsewhere',
    file,
    text: `"base-uri 'none'",\n    "form-action 'self'",`,
    mutant: `"form-action 'self'",`,
    test: PARTS,
  },
  {
    id: 'csp-forms',
    without: 'a form sends what a visitor types to another site',
    file,
    text: `    "form-action 'self'",\n`,
    mutant: '',
    test: PARTS,
  },
  {
    id: 'csp-framed',
    without: 'another site frames a page',
    file,
    text: `    "frame-ancestors 'none'",\n`,
    mutant: '',
    test: PARTS,
  },
  {
    id: 'csp-frames',
    without: 'a page shows a frame of any site',
    file,
    text: '`frame-src ${frameOrigin}`',
    mutant: `'frame-src *'`,
    test: PARTS,
  },
  {
    id: 'trusted-types-required',
    without: 'a script of a page turns a text into code or markup',
    file,
    text: `    "require-trusted-types-for 'script'",\n    \`trusted-types`,
    mutant: '    `trusted-types',
    test: PARTS,
  },
  {
    id: 'trusted-types-named',
    without: 'a widget makes a Trusted Types policy of its own',
    file,
    text: "`trusted-types ${[...SHELL_POLICIES, ...builds].join(' ')}`",
    mutant: `'trusted-types *'`,
    test: {
      file: 'shell/server/routes/pages/pageRoutes.test.ts',
      title: '[R10.05] allow one Trusted Types policy for each live build, and no other script',
    },
  },
  {
    id: 'csp-manifest-hashes',
    without: 'the manifest of a version writes into the policy of a page',
    file,
    text: '.filter((each) => HASH.test(each))',
    mutant: '',
    test: { file: tests, title: 'takes from a manifest nothing but hashes' },
  },
  {
    id: 'csp-local-origins',
    without: 'a live version of a foreign address adds its origin to the policy',
    file,
    text: '    .filter(isLocalPreview)\n',
    mutant: `    .filter(({ entry }) => isLocalPreview !== undefined && URL.canParse(entry))\n`,
    test: {
      file: tests,
      title: '[R10.05] allows the origin of a preview of a local address, but of no live version',
    },
  },
  {
    id: 'jsonp-script-address',
    without: 'the JSONP frame runs a script of another address',
    file,
    text: "`script-src 'nonce-${nonce}' ${address}`",
    mutant: "`script-src 'nonce-${nonce}' *`",
    test: FRAME,
  },
  {
    id: 'jsonp-framed',
    without: 'another site shows the JSONP frame',
    file,
    text: '    `frame-ancestors ${siteOrigin}`,\n',
    mutant: '',
    test: FRAME,
  },
  {
    id: 'jsonp-nothing-else',
    without: 'the script in the JSONP frame calls or loads anything else',
    file,
    text: `    "default-src 'none'",\n`,
    mutant: '',
    test: FRAME,
  },
];
