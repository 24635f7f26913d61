import { createContext } from 'react';

/** A part of the sheet in which a phone asks for where, when and how many. */
export type SheetPart = 'area' | 'playDate' | 'players';

/** What a field knows of the form around it. */
export interface SearchingForm {
  /** Absent where no dialog searches by itself. */
  submit?(): void;
  /** The field whose dialog the address opens (`focus`). */
  readonly focus?: string;
  /** Opens the sheet of a phone at a part; absent where the form has none, or it did not load. A wide screen shows none. */
  openSheet?(part: SheetPart): void;
}

/** Gives a field its form: a dialog can search by itself, and the address can open a dialog. */
export const FormContext = createContext<SearchingForm>({});
