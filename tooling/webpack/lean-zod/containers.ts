import { type Issue, readUnder, type Schema, schema, toIssue } from './schema.ts';

export function array({ read }: Schema): Schema {
  return schema((value, issues) => {
    if (Array.isArray(value)) return value.map((each, at) => readUnder(at, read, each, issues));
    issues.push(toIssue('invalid_type', 'array'));
    return value;
  });
}

export function union(options: readonly Schema[]): Schema {
  return schema((value, issues) => {
    for (const { read } of options) {
      const found: Issue[] = [];
      const data = read(value, found);
      if (found.length === 0) return data;
    }
    issues.push(toIssue('invalid_union'));
    return value;
  });
}
