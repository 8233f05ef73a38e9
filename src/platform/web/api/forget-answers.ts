import { type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';

/** Has the server forget what it keeps of these calls (§7). Who may not say so says nothing. */
export type ForgetKept = (addresses: readonly string[]) => Promise<void>;

export const ForgetKeptContext = createContext<ForgetKept>(async () => undefined);

/**
 * After a change of one's own: what is on the screen is forgotten by the server too, and then asked for again. `others`
 * are addresses that readers ask, and that this screen does not.
 */
export function useForgetAnswers(): (filters: QueryFilters, others?: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  const forgetKept = useContext(ForgetKeptContext);
  return async (filters, others = []) => {
    const shown = client.getQueryCache().findAll({ ...filters, type: 'active' });
    await forgetKept([...new Set([...shown.map(({ queryKey }) => String(queryKey[0])), ...others])]);
    await client.invalidateQueries(filters);
  };
}
