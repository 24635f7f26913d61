import { type Dated, readPlayDate, readWidthday } from './checks/playDate.ts';
import { type Parameter, ruledParameter } from './parameter.ts';

const WIRES = ['year', 'month', 'day'] as const;

/** The four rows of a play date, for every table that has one. The date is always written. */
export function dateParameters<Condition extends Dated>(): readonly Parameter<Condition>[] {
  return [
    ruledParameter<Condition>(WIRES[0], 'playDate', {
      label: 'プレー日（年）',
      values: 'four digits; absent: the next such month',
      always: 'everywhere',
      read: readPlayDate(WIRES),
      write: (c) => [String(c.playDate.year)],
    }),
    ruledParameter<Condition>(WIRES[1], 'playDate', {
      label: 'プレー日（月）',
      values: '1 to 12',
      always: 'everywhere',
      write: (c) => [String(c.playDate.month)],
    }),
    ruledParameter<Condition>(WIRES[2], 'playDate', {
      label: 'プレー日（日）',
      values: '1 to 31',
      always: 'everywhere',
      write: (c) => [String(c.playDate.day)],
    }),
    ruledParameter<Condition>('widthday', 'widthday', {
      label: '日数',
      values: '1 to 31',
      read: readWidthday('widthday'),
      write: (c) => [String(c.widthday)],
    }),
  ];
}
