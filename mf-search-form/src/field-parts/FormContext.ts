import { createContext } from 'react';

/** The form around a field. */
export interface SearchingForm {
  submit(): void;
  /** The field whose dialog the address opens (`focus`). */
  readonly focus?: string;
}

/** For a field whose dialog searches by itself, or is opened by the address. */
export const FormContext = createContext<SearchingForm>({ submit: () => {} });
