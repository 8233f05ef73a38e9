import { createContext } from 'react';

/** Filled by a form that works out its answers while they are typed: those that nobody fills in, by the name of their field. */
export const DerivedAnswersContext = createContext<((name: string) => unknown) | undefined>(undefined);
