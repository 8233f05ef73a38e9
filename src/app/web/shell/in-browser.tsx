import { type ReactNode, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * Drawn in the browser only. The interactive parts of the design system set styles on their elements, which the policy
 * allows a script and not a document; screens made of them are for people whose application is loaded anyway.
 */
export function InBrowser({ children, meanwhile }: { children: ReactNode; meanwhile?: ReactNode }) {
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isBrowser ? children : meanwhile;
}
