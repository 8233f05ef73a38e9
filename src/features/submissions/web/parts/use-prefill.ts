import { type RefObject, useContext, useEffect, useState } from 'react';
import { UserStoreContext } from '#features/auth/web/user-store-context.ts';
import { CallContext } from '#platform/web/api/call-context.ts';
import type { FormToFill } from '../../contract/filling.ts';
import { readPrefill } from '../../contract/submissions.endpoints.ts';
import type { Filling } from './use-filling.ts';

/**
 * What is known of who is signed in comes after the page, which is the same for all: nothing personal is in what is kept.
 * It fills in what is still empty. Whether it did.
 */
export function usePrefill(form: FormToFill, filling: Filling, element: RefObject<HTMLFormElement | null>): boolean {
  const call = useContext(CallContext);
  const isSignedIn = useContext(UserStoreContext)?.getSnapshot().accessTokenSet === true;
  const [isFilled, setIsFilled] = useState(false);
  const isAsked = form.document.fields.some(({ prefill }) => prefill !== '');
  const isWanted = filling.isTaken && isSignedIn && isAsked && !filling.isRestored;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when our script has taken over
  useEffect(() => {
    if (!isWanted || call === undefined) return;
    let isGone = false;
    call(readPrefill, { params: { guid: form.guid } })
      .then((known) => {
        if (isGone || Object.keys(known).length === 0) return;
        filling.fillIn(known, element.current);
        setIsFilled(true);
      })
      // Whoever is not known (any more), or cannot be asked, fills in the form as everybody does.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return isFilled && !filling.isRestored;
}
