import { useEffect, useRef } from 'react';
import { useUserStore } from '#features/auth/web/user-store-context.ts';
import { readLoggedInProfile } from '#features/profiles/contract/profiles.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';

const freshFor = 30_000;

/** An admin may switch someone off while they are here: looked at again when they go on, or come back to this window. */
export function useFreshUser(pathname: string): void {
  const call = useCall();
  const store = useUserStore();
  const lookedAt = useRef(Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to another page is one of the moments
  useEffect(() => {
    const look = async () => {
      const { applicationUser } = store.getSnapshot();
      if (applicationUser === undefined || document.hidden || Date.now() - lookedAt.current < freshFor) return;
      lookedAt.current = Date.now();
      const now = await call(readLoggedInProfile, {});
      // Anything else that changed is for the screens to load; a form must not be emptied by this.
      if (now.guid !== applicationUser.guid || now.isActive !== applicationUser.isActive) {
        await store.loadApplicationUser(call);
      }
    };
    // A session that ended is noticed by the call itself.
    const lookQuietly = () => void look().catch(() => undefined);
    lookQuietly();
    document.addEventListener('visibilitychange', lookQuietly);
    window.addEventListener('focus', lookQuietly);
    return () => {
      document.removeEventListener('visibilitychange', lookQuietly);
      window.removeEventListener('focus', lookQuietly);
    };
  }, [call, store, pathname]);
}
