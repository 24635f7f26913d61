import { createContext } from 'react';

/** The form around a field. */
export interface SearchingForm { submit(): void }

/** For a field whose dialog searches by itself. */
export const FormContext = createContext<SearchingForm>({ submit: () => {} });
