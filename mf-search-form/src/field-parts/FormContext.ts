import { createContext } from 'react';

/** What a field knows of the form around it. */
export interface SearchingForm {
  /** Absent where no dialog searches by itself. */
  submit?(): void;
  /** The field whose dialog the address opens (`focus`). */
  readonly focus?: string;
}

/** Gives a field its form: a dialog can search by itself, and the address can open a dialog. */
export const FormContext = createContext<SearchingForm>({});
