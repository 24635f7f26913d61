import { readStatus } from 'registry/client';
import type { Stack } from 'tooling/stack';

/**
 * Returns the version (`widget@version`) that the registry gives to all visitors; documents may still
 * have an earlier one.
 */
export async function stableOf(
  { registryUrl }: Pick<Stack, 'registryUrl'>,
  name: string,
): Promise<string> {
  const { versions } = await readStatus({ registryUrl, name });
  const { version } = versions.find(({ stable }) => stable)!;
  return `${name}@${version}`;
}
