import {
  parse,
  TYPE,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';
import type { CompiledMessage, CompiledPart, PluralForms } from 'shared-ui/messages';

/** `counted`: the place whose number `#` stands for; undefined outside of a plural. */
type Counted = string | undefined;

function compilePlural({ value, offset, pluralType, options }: PluralElement): CompiledPart {
  if (offset !== 0) throw new Error(`{${value}} has an offset`);
  if (pluralType !== 'cardinal') throw new Error(`{${value}} is selectordinal`);
  const forms = Object.entries(options).map(
    ([form, option]) => [form, compileElements(option.value, value)] as const,
  );
  // the parser refuses a plural without `other`
  return [value, 'plural', Object.fromEntries(forms) as unknown as PluralForms];
}

function compileElement(element: MessageFormatElement, counted: Counted): CompiledPart {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return [element.value];
    case TYPE.number:
      if (element.style) throw new Error(`{${element.value}, number} has a style`);
      return [element.value, 'number'];
    case TYPE.pound:
      if (counted === undefined) throw new Error('# stands outside of a plural');
      return [counted, 'number'];
    case TYPE.plural:
      return compilePlural(element);
    case TYPE.tag:
      return [element.value, 'tag', compileElements(element.children, counted)];
    default:
      throw new Error(`{${element.value}} is a ${TYPE[element.type]}`);
  }
}

function compileElements(
  elements: readonly MessageFormatElement[],
  counted: Counted,
): CompiledMessage {
  const parts = elements.map((element) => compileElement(element, counted));
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

/**
 * Compiles one text of a catalogue (ICU message format) to what `shared-ui/messages` formats
 * (ADR 026). Throws an Error with the reason where the text cannot be read, or uses what no text
 * has needed so far: `select`, `selectordinal`, dates, a plural's offset, a number's style.
 */
export function compileMessage(text: string): CompiledMessage {
  return compileElements(parse(text), undefined);
}
