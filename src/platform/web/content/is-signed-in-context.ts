import { createContext } from 'react';

/** Whether the reader has an account open. Where nobody says, a block asks and hears it from the answer. */
export const IsSignedInContext = createContext(true);
