export declare function keptFlags(
  source: string,
  environment: Readonly<Record<string, string | undefined>>,
): string[];
