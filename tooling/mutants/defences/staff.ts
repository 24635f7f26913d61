import type { Defence } from '../defence.ts';

const PACE = 'gateway/src/auth/accounts/signInPace.ts';
const ADMIT = 'gateway/src/auth/accounts/admit.ts';
const AUTH_TEST = 'gateway/src/routes/auth/authRoutes.test.ts';
const AGAIN = 'shell/server/auth/signInAgain.ts';
const RELEASES_TEST = 'shell/server/routes/releases/releaseRoutes.test.ts';

/** Sign-ins of staff (ADR 038). */
export const STAFF: readonly Defence[] = [
  {
    id: 'sign-in-pace',
    against: 'somebody tries secrets as fast as the server answers',
    file: PACE,
    text: 'return taken ? 0 : this.#waitOf(key);',
    mutant: 'return taken ? 0 : 0;',
    test: {
      file: AUTH_TEST,
      title: 'wait twice as long each time after the fifth, and the reply says how long',
    },
  },
  {
    id: 'sign-in-known-network',
    against: 'a crowd keeps the owner of an account out',
    file: ADMIT,
    text: '...(isKnown ? [] : ([[ofAccount, OF_ACCOUNT]] as const)),',
    mutant: '...([[ofAccount, OF_ACCOUNT]] as const),',
    test: {
      file: AUTH_TEST,
      title:
        'of many networks slow down all networks but those from which the account has signed in',
    },
  },
  {
    id: 'sign-in-network',
    against: 'somebody tries a few secrets of each of many accounts',
    file: ADMIT,
    text: '    [ofNetwork, OF_NETWORK],\n',
    mutant: '',
    test: { file: AUTH_TEST, title: 'for many accounts slow down their network, and no other' },
  },
  {
    id: 'sign-in-unknown-name',
    against: 'a secret typed as a name stays in the database',
    file: ADMIT,
    text: '  if (account) return login;\n',
    mutant: '  return login;\n',
    test: { file: AUTH_TEST, title: 'for a name that no account has leave no trace of it' },
  },
  {
    id: 'fresh-secret',
    against: 'who finds an open computer takes a version back',
    file: AGAIN,
    text: 'record.session_age !== undefined && record.session_age <= FRESH',
    mutant: 'record.session_age !== undefined',
    test: {
      file: RELEASES_TEST,
      title:
        'asks for the key again after ten minutes, keeps what was filled in, and is done with the right key',
    },
  },
  {
    id: 'fresh-secret-of-another',
    against: 'somebody acts in the name of another with a key of their own',
    file: AGAIN,
    text: 'identity !== staffOf(request).identity',
    mutant: 'identity === undefined',
    test: { file: RELEASES_TEST, title: 'is not done with %s, and can be tried again' },
  },
];
