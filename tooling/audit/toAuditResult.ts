import * as z from 'zod';

const packageList = z.array(z.object({ name: z.string(), version: z.string() }));

/** What `npm audit signatures --json` prints: packages without a good signature, or why it could not ask. */
const auditOutput = z.union([
  z.object({ invalid: packageList, missing: packageList }),
  z.object({ error: z.object({ code: z.string(), summary: z.string() }) }),
]);

/** The errors of a machine that does not reach the server of the keys. */
const NOT_REACHED = ['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'];

export interface AuditResult {
  readonly isGood: boolean;
  /** A line for each package or reason. */
  readonly lines: readonly string[];
}

function readOutput(output: string): z.infer<typeof auditOutput> {
  try {
    return auditOutput.parse(JSON.parse(output));
  } catch (cause) {
    throw new Error('npm audit signatures did not answer with its JSON.', { cause });
  }
}

/**
 * Judges what `npm audit signatures --json` has printed. A package whose file somebody else has
 * signed, or nobody, is a fault. A machine that does not reach the server of the keys has audited
 * nothing, and says so. Throws where the output is another.
 */
export function toAuditResult(output: string): AuditResult {
  const audit = readOutput(output);
  if ('error' in audit) {
    const { code, summary } = audit.error;
    const isAway = NOT_REACHED.includes(code);
    return { isGood: isAway, lines: [`Signatures of packages were not audited: ${summary}`] };
  }
  const lines = [
    ...audit.invalid.map(({ name, version }) => `${name}@${version} has a wrong signature.`),
    ...audit.missing.map(({ name, version }) => `${name}@${version} has no signature.`),
  ];
  if (lines.length > 0) return { isGood: false, lines };
  return { isGood: true, lines: ['Every package has the signature of its registry.'] };
}
