import { createContext } from 'react';

/** Whether the reader is an admin: known wherever a screen is drawn, and before their profile has come. */
export const IsAdminContext = createContext(false);
