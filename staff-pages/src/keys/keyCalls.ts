import { keysPath, type StaffKind } from 'shared-contracts/staff';
import { makeKey } from '../gateway/browserKey.ts';
import { staffClient } from '../gateway/staffClient.ts';

/** Makes a key with the browser, and adds it to the account. */
export async function addKey(kind: StaffKind, secret: string): Promise<void> {
  const path = keysPath(kind);
  const reply = await staffClient().post(`${path}/challenge`, {}, { auth: kind });
  // the browser checks the options itself
  const [options] = (reply as { data: [PublicKeyCredentialCreationOptionsJSON] }).data;
  const key = await makeKey(options);
  await staffClient().post(`${path}/add`, { secret, key }, { auth: kind });
}

/** Removes a key from the account. */
export async function removeKey(kind: StaffKind, id: string, secret: string): Promise<void> {
  await staffClient().post(`${keysPath(kind)}/remove`, { secret, id }, { auth: kind });
}
