import { createContext } from 'react';

/**
 * Told when someone begins to type in a field: what they type is nowhere else until `commit` writes it, so whoever keeps the
 * document must be able to ask for it. Answers what to call once nothing waits in the field.
 */
export type HoldTyped = (commit: () => void) => () => void;

/** By itself nobody has to know. */
export const HoldTypedContext = createContext<HoldTyped>(() => () => undefined);
