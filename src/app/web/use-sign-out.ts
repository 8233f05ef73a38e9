import { useState } from 'react';
import { signOut } from '#features/auth/web/sessions/sign-out.ts';
import { useUserState, useUserStore } from '#features/auth/web/user-store-context.ts';
import { countKept, forgetKept } from '#features/pages/web/editing/kept-operations.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { forgetAllWork } from '#platform/web/forms/kept-work.ts';
import { useSiteApp } from './site-app-context.ts';

/**
 * §4: signs out and goes to the front page, which is loaded anew so that nothing of the person stays behind.
 * Whoever has changes of pages here that were never sent is asked first: `unsent` is how many.
 */
export function useSignOut() {
  const call = useCall();
  const store = useUserStore();
  const { language } = useSiteApp();
  const who = useUserState().applicationUser?.guid ?? '';
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const [unsent, setUnsent] = useState(0);
  const leave = async ({ isSure = false } = {}) => {
    setState('busy');
    const count = isSure ? 0 : await countKept(who);
    setUnsent(count);
    if (count > 0) return setState('idle');
    try {
      const next = await signOut(call, store, withLanguagePrefix('/', language));
      forgetAllWork();
      await forgetKept(who);
      window.location.assign(next);
    } catch {
      setState('failed');
    }
  };
  return { state, unsent, leave };
}
