import { createContext, useContext } from 'react';
import type { Call } from '#platform/contract/calls/endpoint.ts';

export const CallContext = createContext<Call | undefined>(undefined);

export function useCall(): Call {
  const call = useContext(CallContext);
  if (call === undefined) throw new Error('no CallContext above this component');
  return call;
}
