import type { Mutant } from '../mutant.ts';

const SAFE = 'shared-contracts/src/platform/links/toSafeHref.ts';
const SAFE_TEST = 'shared-contracts/src/platform/links/toSafeHref.test.ts';

/** Addresses and texts of others: links, redirects, advertisements, content, names. */
export const ADDRESSES: readonly Mutant[] = [
  {
    id: 'disguised-links',
    without: 'an address hides by control characters where it leads',
    file: SAFE,
    text: ' || DISGUISE.test(text)',
    mutant: '',
    test: { file: SAFE_TEST, title: '[R2.10] refuses %j, a disguised way to another site' },
  },
  {
    id: 'links-without-scheme',
    without: 'an address without a scheme leads to another site',
    file: SAFE,
    text: 'SCHEME.test(href) || url.origin === base.origin',
    mutant: 'SCHEME.test(href) || href !== base.origin',
    test: { file: SAFE_TEST, title: '[R2.10] refuses %j, a disguised way to another site' },
  },
  {
    id: 'long-links',
    without: 'an address of any length passes',
    file: SAFE,
    text: 'text.length > MAX_LENGTH || ',
    mutant: '',
    test: { file: SAFE_TEST, title: 'refuses an address that is too long' },
  },
  {
    id: 'allowed-origins',
    without: 'a redirect leads to a site that the operator has not named',
    file: SAFE,
    text: 'allowedOrigins === undefined || allowedOrigins.includes(url.origin) ? url.href : undefined',
    mutant: 'allowedOrigins === undefined || allowedOrigins.length >= 0 ? url.href : undefined',
    test: { file: SAFE_TEST, title: 'allows only the named origins when there are some' },
  },
  {
    id: 'local-hosts',
    without: 'a preview takes its build from another machine',
    file: 'shared-contracts/src/platform/links/toLocalAddress.ts',
    text: '    !LOOPBACK.includes(hostname) ||\n',
    mutant: '    LOOPBACK.includes(protocol) ||\n    hostname === "" ||\n',
    test: {
      file: 'shared-contracts/src/platform/links/toLocalAddress.test.ts',
      title: 'refuses %j',
    },
  },
  {
    id: 'rule-targets',
    without: "a rule of the operator's file sends visitors to a foreign site",
    file: 'shell/src/navigation/routeRules.ts',
    text: '{ base: OWN_SITE, allowedOrigins: redirectOrigins }',
    mutant: '{ base: OWN_SITE }',
    test: {
      file: 'shell/server/routes/pages/pageRoutes.test.ts',
      title: '[R2.10] follow a rule to a page or to an allowed site, but to no other site',
    },
  },
  {
    id: 'staff-way-back',
    without: 'the link to a login leads on to a page that is not of this kind of staff',
    file: 'shell/server/routes/staff/staffPages.ts',
    text: "toSafeHref(asked, { base: OWN_SITE, allowedOrigins: [] }) ?? ''",
    mutant: "asked ?? ''",
    test: {
      file: 'shell/server/routes/staff/staffPages.test.ts',
      title: 'return after the login, when asked for %j, to %s',
    },
  },
  {
    id: 'account-way-back',
    without: 'the link to a login of the site leads on to a foreign site',
    file: 'shell/server/routes/account/accountReply.ts',
    text: 'toSafeHref(asked, { base: OWN_SITE, allowedOrigins: [] })',
    mutant: '(OWN_SITE && toSafeHref && (asked as string | undefined))',
    test: {
      file: 'shell/server/routes/account/accountPages.test.ts',
      title: 'return after the login, when asked for %j, to %s',
    },
  },
  {
    id: 'code-way-back',
    without: 'the reservation site gives the code of its user to a foreign site',
    file: 'gateway/src/routes/auth/authorizeRequest.ts',
    text: '{ base: `${siteOrigin}/`, allowedOrigins: [] }',
    mutant: '{ base: `${siteOrigin}/` }',
    test: {
      file: 'gateway/src/routes/auth/authorize.test.ts',
      title: 'gives no form and no code for the way back %j',
    },
  },
  {
    id: 'member-way-back',
    without: 'the sign-in of a member leads on to a foreign site',
    file: 'gateway/src/routes/landing/signIn.ts',
    text: "toSafeHref(asked, { base: `${siteOrigin}/`, allowedOrigins: [] }) ?? '/'",
    mutant: "asked ?? '/'",
    test: {
      file: 'gateway/src/routes/landing/landing.test.ts',
      title: "[R2.23] returns to the site's own top from %j",
    },
  },
  {
    id: 'ad-links',
    without: 'an ad server links to a script',
    file: 'mf-ads/src/ad-platform/parseAds.ts',
    text: 'toSafeHref(href, { base: OWN_SITE })',
    mutant: '(OWN_SITE && toSafeHref && href) ?? undefined',
    test: {
      file: 'mf-ads/src/ad-platform/parseAds.test.ts',
      title: '[R3.17] accepts only positive integers and web addresses',
    },
  },
  {
    id: 'ad-size',
    without: 'an ad server has the page parse megabytes',
    file: 'mf-ads/src/ad-platform/parseAds.ts',
    text: 'if (html.length > MAX_HTML)',
    mutant: 'if (html.length < 0 * MAX_HTML)',
    test: {
      file: 'mf-ads/src/ad-platform/parseAds.test.ts',
      title: 'refuses a text of megabytes before it parses it',
    },
  },
  {
    id: 'content-links',
    without: 'an editor of content links to a script',
    file: 'mf-content/src/blocks/toContentItem.ts',
    text: 'toSafeHref(given, { base: OWN_SITE })',
    mutant: 'OWN_SITE && toSafeHref && given',
    test: {
      file: 'mf-content/src/blocks/toContentItem.test.ts',
      title: '[R3.18] leaves out an entry that leads to or shows %j',
    },
  },
  {
    id: 'content-shape',
    without: 'an entry of any shape reaches the page',
    file: 'mf-content/src/blocks/toContentItem.ts',
    text: 'if (!entry.success || entry.data.display === 0) return undefined;',
    mutant: 'if (!entry.success) return { alt: "", label: "x", width: 1, height: 1 };',
    test: {
      file: 'mf-content/src/blocks/toContentItem.test.ts',
      title: '[R3.18] leaves out %j, which is no entry',
    },
  },
  {
    id: 'bound-patterns',
    without: 'the wildcards of a visitor search names by a pattern',
    file: 'gateway/src/inventory/search/namePatterns.ts',
    text: "      .replace(/[!%_]/g, '!$&')\n",
    mutant: '',
    test: {
      file: 'gateway/src/inventory/search/suggestCourses.test.ts',
      title:
        '[R7.05] puts names that begin with the text first, and takes the wildcards of LIKE as plain signs',
    },
  },
  {
    id: 'escaped-landing',
    without: 'an address writes markup into a landing page',
    file: 'gateway/src/routes/html.ts',
    text: 'escapeHtml(String(value))',
    mutant: '(escapeHtml && String(value))',
    test: {
      file: 'gateway/src/routes/landing/landing.test.ts',
      title: '[R2.22] %s shows every parameter that it received, as text',
    },
  },
];
