/** Returns a value that a test relies on. Throws an Error with its name when it is absent. */
export function need<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`There is no ${what}`);
  return value;
}
