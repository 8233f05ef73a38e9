import { useLocation } from 'react-router';

/** The address that was typed on the screen before. Never in the URL: those are kept and logged. */
export function useKnownAddress(): string | undefined {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('email' in state)) return undefined;
  return typeof state.email === 'string' && state.email !== '' ? state.email : undefined;
}
