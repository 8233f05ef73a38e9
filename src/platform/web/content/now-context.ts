import { createContext } from 'react';

/** The moment for which the page was drawn, in ISO, given by the server: a browser with another clock must draw the same. Without it nothing is "today". */
export const NowContext = createContext<string | undefined>(undefined);
