import { createContext, useContext } from 'react';

export const ActiveRowContext = createContext(true);

/** In a tree of rows the Tab key stops only at the buttons of the row that has the focus; elsewhere at all of them. */
export const useIsActiveRow = (): boolean => useContext(ActiveRowContext);
