import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Clock } from 'server-kit/clock';
import { RequestError } from 'server-kit/http/requestError';
import type { AuthStore } from '../store/openAuthStore.ts';
import type { KeyTable } from '../store/tables.ts';
import { challengesOf, type Owner } from './challenges.ts';

const SITE_NAME = '朝芝ゴルフ';
/** How many keys an account may have. */
const MOST_KEYS = 10;

/** Loads the library at its first use: it costs a server 0.2 s and 26 MB, and few accounts have keys. */
function webAuthn() {
  return import('@simplewebauthn/server');
}

/** The answer of a key that could not be checked or does not fit. */
function refusal(): RequestError {
  return new RequestError(400, 'The security key did not fit');
}

/** Runs a check of the library, which throws where an answer of a browser does not fit. */
async function orUndefined<Result>(check: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

/**
 * The security keys (WebAuthn) of staff, as a second factor after the secret (ADR 044). `origin` is
 * the staff's host; without it no key can be added or asked, and an account that has one cannot
 * sign in.
 */
export class SecurityKeys {
  readonly #db: AuthStore;
  readonly #origin: string | undefined;
  readonly #challenges: ReturnType<typeof challengesOf>;
  readonly #clock: Clock;

  constructor(db: AuthStore, clock: Clock, origin: string | undefined) {
    this.#db = db;
    this.#origin = origin;
    this.#challenges = challengesOf(db, clock);
    this.#clock = clock;
  }

  /** Whether keys can be added and asked here. */
  get isOn(): boolean {
    return this.#origin !== undefined;
  }

  /** Returns the keys of an account, the oldest first. */
  list({ system, login }: Owner): Promise<KeyTable[]> {
    return this.#db
      .selectFrom('auth_key')
      .selectAll()
      .where('system', '=', system)
      .where('login', '=', login)
      .orderBy('added_at')
      .orderBy('id')
      .execute();
  }

  /** Returns what a browser needs to make a key for the account. */
  async askNew(owner: Owner): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const keys = await this.list(owner);
    const { generateRegistrationOptions } = await webAuthn();
    const options = await generateRegistrationOptions({
      rpName: SITE_NAME,
      rpID: this.#party().id,
      userName: owner.login,
      attestationType: 'none',
      excludeCredentials: keys.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
    });
    await this.#challenges.keep(owner, 'add', options.challenge);
    return options;
  }

  /** Adds the key that a browser has made. Rejects with RequestError 400 if it does not fit. */
  async add(owner: Owner, response: RegistrationResponseJSON): Promise<void> {
    const { origin, id } = this.#party();
    const { verifyRegistrationResponse } = await webAuthn();
    const made = await orUndefined(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: (challenge) => this.#challenges.take(owner, 'add', challenge),
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: false,
      }),
    );
    if (!made?.verified || (await this.list(owner)).length >= MOST_KEYS) throw refusal();
    const { credential } = made.registrationInfo;
    await this.#db
      .insertInto('auth_key')
      .values({
        id: credential.id,
        system: owner.system,
        login: owner.login,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        added_at: this.#clock(),
      })
      .execute();
  }

  /** Removes a key of the account. Returns whether it had this key. */
  async remove({ system, login }: Owner, id: string): Promise<boolean> {
    const removed = await this.#db
      .deleteFrom('auth_key')
      .where('id', '=', id)
      .where('system', '=', system)
      .where('login', '=', login)
      .returning('id')
      .execute();
    return removed.length > 0;
  }

  /** Returns what a key of the account has to sign; undefined for an account without a key. */
  async ask(owner: Owner): Promise<PublicKeyCredentialRequestOptionsJSON | undefined> {
    const keys = await this.list(owner);
    if (keys.length === 0) return undefined;
    const { generateAuthenticationOptions } = await webAuthn();
    const options = await generateAuthenticationOptions({
      rpID: this.#party().id,
      allowCredentials: keys.map(({ id }) => ({ id })),
      userVerification: 'discouraged',
    });
    await this.#challenges.keep(owner, 'prove', options.challenge);
    return options;
  }

  /** Returns whether a key of the account has signed a challenge of its own just now. */
  async isProved(owner: Owner, response: AuthenticationResponseJSON): Promise<boolean> {
    const key = (await this.list(owner)).find(({ id }) => id === response.id);
    if (key === undefined) return false;
    const { origin, id } = this.#party();
    const { verifyAuthenticationResponse } = await webAuthn();
    const proof = await orUndefined(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: (challenge) => this.#challenges.take(owner, 'prove', challenge),
        expectedOrigin: origin,
        expectedRPID: id,
        credential: {
          id: key.id,
          publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
          counter: key.counter,
        },
        requireUserVerification: false,
      }),
    );
    return proof?.verified === true && this.#count(key, proof.authenticationInfo.newCounter);
  }

  /** Deletes the challenges that nobody can sign any more. */
  clear(): Promise<void> {
    return this.#challenges.clear();
  }

  /** Keeps how often the key has signed. Returns false if another sign-in was quicker (a copy). */
  async #count({ id }: KeyTable, counter: number): Promise<boolean> {
    const counted = await this.#db
      .updateTable('auth_key')
      .set({ counter })
      .where('id', '=', id)
      .where((key) => (counter === 0 ? key.lit(true) : key('counter', '<', counter)))
      .returning('id')
      .execute();
    return counted.length > 0;
  }

  /** The staff's host, as WebAuthn names it. */
  #party(): { readonly origin: string; readonly id: string } {
    if (this.#origin === undefined) throw new RequestError(503, 'STAFF_ORIGIN is not set');
    return { origin: this.#origin, id: new URL(this.#origin).hostname };
  }
}
