import { createContext } from 'react';

/** So many blocks of each area are drawn, those that are read first. All of them, but for a long page that is being opened in the editor. */
export const DrawnOfAreaContext = createContext(Number.POSITIVE_INFINITY);
