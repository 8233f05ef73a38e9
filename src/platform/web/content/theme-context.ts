import { createContext } from 'react';

export type Theme = 'light' | 'dark';

/** The theme the reader chose; without a choice the system decides, and only the browser knows that. */
export const ThemeContext = createContext<Theme | undefined>(undefined);
