import { type Check, toIssue } from './schema.ts';

export function regex(pattern: RegExp): Check {
  return (value: string, issues) => {
    if (!pattern.test(value)) issues.push(toIssue('invalid_format'));
  };
}

export function minLength(least: number): Check {
  return ({ length }: { readonly length: number }, issues) => {
    if (length < least) issues.push(toIssue('too_small'));
  };
}
