import { useState } from 'react';
import { signOut } from '#features/auth/web/sessions/sign-out.ts';
import { useUserStore } from '#features/auth/web/user-store-context.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { forgetAllWork } from '#platform/web/forms/kept-work.ts';
import { useSiteApp } from './site-app-context.ts';

/** §4: signs out and goes to the front page, which is loaded anew so that nothing of the person stays behind. */
export function useSignOut() {
  const call = useCall();
  const store = useUserStore();
  const { language } = useSiteApp();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const leave = async () => {
    setState('busy');
    try {
      const next = await signOut(call, store, withLanguagePrefix('/', language));
      forgetAllWork();
      window.location.assign(next);
    } catch {
      setState('failed');
    }
  };
  return { state, leave };
}
