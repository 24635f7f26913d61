import type { Mutant } from '../mutant.ts';

/** R6: who somebody is. */
export const ACCOUNTS: readonly Mutant[] = [
  {
    id: 'R6.01 badges',
    without: 'a member of SGC sees no badge',
    file: 'mf-member-panel/src/member/Badges.tsx',
    text: "        {isSGC && <li className={styles.sgc}>{t('sgc')}</li>}\n",
    mutant: '',
    test: {
      file: 'mf-member-panel/src/MemberPanel.test.tsx',
      title: '[R6.01] shows the badges of RGC %i and SGC %i',
    },
  },
  {
    id: 'R6.03 demo-cookie',
    without: 'nobody who is signed in to the user site is signed in here',
    file: 'gateway/src/routes/auth/authRoutes.ts',
    text: "  if (type === 'user') return memberEntrant(members, request.cookies);\n",
    mutant: "  if (type === 'user') return memberEntrant(members, {});\n",
    test: {
      file: 'gateway/src/routes/auth/authRoutes.test.ts',
      title:
        "[R6.03][R7.13] knows a member of the user site by the site's cookie, and gives an id token that user info accepts",
    },
  },
  {
    id: 'R6.03 id-token',
    without: 'the user site signs a member in and forgets who it is',
    file: 'shell/server/auth/tokenCookies.ts',
    text: '    ...(tokens.id_token !== undefined && { id: tokens.id_token }),\n',
    mutant: '',
    test: {
      file: 'shell/server/routes/auth/signIn.test.ts',
      title:
        "[R3.25][R6.03][R7.13] signs a member in by the user site's cookie, with an id token for the user info",
    },
  },
  {
    id: 'R6.03 unconfigured',
    without: 'production shows sign-ins of systems that its operator does not have',
    file: 'shell/server/environment.ts',
    text: '(isDemonstration(environment) ? ACCOUNT_KINDS : [])',
    mutant: 'ACCOUNT_KINDS',
    test: {
      file: 'shell/server/environment.test.ts',
      title:
        '[R6.03] show the sign-ins of all account systems in a demonstration, in production those that the operator names',
    },
  },
  {
    id: 'R6.03 own-state',
    without: 'a link signs its reader in to the account of who has sent it',
    file: 'shell/server/routes/account/reservationSite.ts',
    text: 'kept !== undefined && STATE.test(kept) && kept === state',
    mutant: 'kept !== undefined && STATE.test(kept)',
    test: {
      file: 'shell/server/routes/account/accountPages.test.ts',
      title:
        '[R3.25][R6.03] sign nobody in who comes from the reservation site without having been sent there, or twice',
    },
  },
];
