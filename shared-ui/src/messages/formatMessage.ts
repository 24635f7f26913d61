import { createElement, Fragment, type ReactNode } from 'react';
import type { CompiledMessage, CompiledPart, PluralForms } from './compiled.ts';
import { formatsOf } from './formatsOf.ts';

/** What stands at the places of a message: texts, numbers, and a function for each tag. */
export type Values = Readonly<Record<string, string | number | TagFunction>>;
type TagFunction = (content: ReactNode) => ReactNode;

function formOf(forms: PluralForms, count: number, locale: string): CompiledMessage {
  return forms[`=${count}`] ?? forms[formatsOf(locale).plurals.select(count)] ?? forms.other;
}

function formatPart(part: Exclude<CompiledPart, string>, values: Values, locale: string) {
  const [name] = part;
  const value = values[name];
  if (value === undefined) throw new Error(`${name} is missing`);
  switch (part[1]) {
    case 'number':
      return formatsOf(locale).numbers.format(Number(value));
    case 'plural':
      return formatMessage(formOf(part[2], Number(value), locale), values, locale);
    case 'tag':
      return (value as TagFunction)(formatMessage(part[2], values, locale));
    default:
      return String(value);
  }
}

/**
 * Returns a message with its values filled in: a string, or a fragment where a tag's function
 * returns something else. `locale` is a BCP 47 tag. Throws an Error that names a place without a
 * value, or a tag without a function.
 */
export function formatMessage(message: CompiledMessage, values: Values, locale: string): ReactNode {
  if (typeof message === 'string') return message;
  const nodes: ReactNode[] = [];
  let text = '';
  for (const part of message) {
    const said = typeof part === 'string' ? part : formatPart(part, values, locale);
    if (typeof said === 'string') text += said;
    else {
      nodes.push(text, said);
      text = '';
    }
  }
  return nodes.length > 0 ? createElement(Fragment, null, ...nodes, text) : text;
}
