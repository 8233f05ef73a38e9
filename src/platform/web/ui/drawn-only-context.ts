import { createContext } from 'react';

/** What is drawn now is only looked at: the browser draws it anew before anything of it can be used. */
export const DrawnOnlyContext = createContext(false);
