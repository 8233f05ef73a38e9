import { createContext } from 'react';

/** The block whose title is the page's `h1` (see `pageTitleBlock`); without one the page draws its own. */
export const PageTitleContext = createContext<string | undefined>(undefined);
