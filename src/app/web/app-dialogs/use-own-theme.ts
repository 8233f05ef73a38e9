import { useEffect } from 'react';
import type { ApplicationUser } from '#features/profiles/contract/profile.ts';
import { applyOwnTheme } from '#features/profiles/web/apply-theme.ts';

/** A kept page is nobody's, so the look that someone chose for their account comes with the rest of who they are. */
export function useOwnTheme(user: ApplicationUser | undefined): void {
  const properties = user?.properties;
  useEffect(() => {
    if (properties !== undefined) applyOwnTheme(properties);
  }, [properties]);
}
