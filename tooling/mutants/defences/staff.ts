import type { Mutant } from '../mutant.ts';

const PACE = 'gateway/src/auth/accounts/signInPace.ts';
const ADMIT = 'gateway/src/auth/accounts/admit.ts';
const PACE_TEST = 'gateway/src/routes/auth/signInPace.test.ts';
const KEYS = 'gateway/src/auth/keys/SecurityKeys.ts';
const KEYS_TEST = 'gateway/src/routes/auth/keyRoutes.test.ts';
const AGAIN = 'shell/server/auth/signInAgain.ts';
const RELEASES_TEST = 'shell/server/routes/releases/releaseRoutes.test.ts';

/** Sign-ins of staff (ADR 038), and their security keys (ADR 044). */
export const STAFF: readonly Mutant[] = [
  {
    id: 'sign-in-pace',
    without: 'somebody tries secrets as fast as the server answers',
    file: PACE,
    text: 'return taken ? 0 : this.#waitOf(key);',
    mutant: 'return taken ? 0 : 0;',
    test: {
      file: PACE_TEST,
      title: 'wait twice as long each time after the fifth, and the reply says how long',
    },
  },
  {
    id: 'sign-in-known-network',
    without: 'a crowd keeps the owner of an account out',
    file: ADMIT,
    text: '...(isKnown ? [] : ([[ofAccount, OF_ACCOUNT]] as const)),',
    mutant: '...([[ofAccount, OF_ACCOUNT]] as const),',
    test: {
      file: PACE_TEST,
      title:
        'of many networks slow down all networks but those from which the account has signed in',
    },
  },
  {
    id: 'sign-in-network',
    without: 'somebody tries a few secrets of each of many accounts',
    file: ADMIT,
    text: '    [ofNetwork, OF_NETWORK],\n',
    mutant: '',
    test: { file: PACE_TEST, title: 'for many accounts slow down their network, and no other' },
  },
  {
    id: 'sign-in-unknown-name',
    without: 'a secret typed as a name stays in the database',
    file: ADMIT,
    text: '  if (account) return login;\n',
    mutant: '  return login;\n',
    test: { file: PACE_TEST, title: 'for a name that no account has leave no trace of it' },
  },
  {
    id: 'fresh-secret',
    without: 'who finds an open computer takes a version back',
    file: 'shared-contracts/src/platform/release/staffSession.ts',
    text: 'age !== undefined && age <= FRESH',
    mutant: 'age !== undefined',
    test: {
      file: RELEASES_TEST,
      title:
        'asks for the key again after ten minutes, keeps what was filled in, and is done with the right key',
    },
  },
  {
    id: 'fresh-secret-of-another',
    without: 'somebody acts in the name of another with a key of their own',
    file: AGAIN,
    text: 'identity !== staffOf(request).identity',
    mutant: 'identity === undefined',
    test: { file: RELEASES_TEST, title: 'is not done with %s, and can be tried again' },
  },
  {
    id: 'key-asked',
    without: 'who knows a secret signs in without the key',
    file: 'gateway/src/routes/auth/authRoutes.ts',
    text: 'const key = await askForKey(services, entrant, request);',
    mutant: 'const key = undefined;',
    test: {
      file: KEYS_TEST,
      title: 'are asked after the right secret, and only their signature signs in',
    },
  },
  {
    id: 'key-without-setting',
    without: 'a gateway that lacks a setting lets everybody in without the key',
    file: KEYS,
    text: "if (this.#origin === undefined) throw new RequestError(503, 'STAFF_ORIGIN is not set');",
    mutant: "if (this.#origin === undefined) return { origin: '', id: '' };",
    test: {
      file: KEYS_TEST,
      title:
        'fail closed: without the setting nothing is offered, and an account with a key stays shut',
    },
  },
  {
    id: 'key-challenge',
    without: 'a signature of yesterday signs in today',
    file: KEYS,
    text: "expectedChallenge: (challenge) => this.#challenges.take(owner, 'prove', challenge),",
    mutant: 'expectedChallenge: () => true,',
    test: {
      file: KEYS_TEST,
      title:
        'refuse a signature a second time, one that comes too late, and a copy that counts back',
    },
  },
  {
    id: 'key-origin',
    without: 'another site gets a signature and signs in with it',
    file: KEYS,
    text: "take(owner, 'prove', challenge),\n        expectedOrigin: origin,",
    mutant:
      "take(owner, 'prove', challenge),\n        expectedOrigin: [origin, 'https://evil.golf.example'],",
    test: { file: KEYS_TEST, title: 'refuse a signature %s with 401, on the audit log' },
  },
  {
    id: 'key-change-secret',
    without: 'who finds an open computer adds a key of their own',
    file: 'gateway/src/routes/auth/keyRoutes.ts',
    text: '    await auth.admit(kind, { login, secret: request.body.secret }, request.ip);\n',
    mutant: '',
    test: {
      file: KEYS_TEST,
      title: 'are added and removed only with the secret, and each change is on the audit log',
    },
  },
  {
    id: 'key-of-old-secret',
    without: 'a person who has lost every key never gets in again',
    file: 'gateway/src/auth/accounts/keepAccounts.ts',
    text: '    await dropKeys(transaction, rows);\n',
    mutant: '',
    test: {
      file: KEYS_TEST,
      title:
        'go with the old secret: an operator who gives a new one lets a person without keys in',
    },
  },
];
