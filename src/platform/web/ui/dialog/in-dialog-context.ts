import { createContext } from 'react';

/** In a dialog nothing leads to what is wrong with a field, as a form's summary does: the field says it itself. */
export const InDialogContext = createContext(false);
