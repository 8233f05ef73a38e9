import { createContext } from 'react';

/** The reader may edit this page: a view may tell them why it shows nothing to others. */
export const CanManageContext = createContext(false);
