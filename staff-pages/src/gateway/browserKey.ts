import type { KeyQuestion } from 'shared-contracts/staff';

/** Returns the credential's JSON. Throws without one; the browser rejects where nobody touched a key. */
function toJson(credential: Credential | null): string {
  if (credential === null) throw new Error('The browser gave no key');
  return JSON.stringify(credential);
}

/** Asks the person for their security key. Resolves to its answer as JSON; rejects without one. */
export async function answerWithKey(question: KeyQuestion): Promise<string> {
  // the auth server writes these options, and the browser checks them
  const options = question as unknown as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return toJson(await navigator.credentials.get({ publicKey }));
}

/** Has the person make a key for this host. Resolves to the key as JSON; rejects without one. */
export async function makeKey(options: PublicKeyCredentialCreationOptionsJSON): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return toJson(await navigator.credentials.create({ publicKey }));
}
