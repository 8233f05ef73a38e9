import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { readSession } from '../../contract/auth.endpoints.ts';
import { useUserState, useUserStore } from '../user-store-context.ts';
import { hearOtherTabs } from './session-channel.ts';
import { SignInAgain } from './sign-in-again.tsx';
import type { SignInAgainQuestion } from './sign-in-again-question.ts';

/**
 * Over the page of somebody whose session ended elsewhere. What they typed stays where it is; when they are back, what
 * waited goes on. When somebody else comes in their place, the page is made anew.
 */
export default function SessionEnded({ question }: { question: SignInAgainQuestion }) {
  const { t } = useTranslation();
  const isAsking = useSyncExternalStore(question.subscribe, question.isAsking, () => false);
  const { email, check, welcome } = useReturn(question);
  return (
    <Dialog title={t('auth.again.title')} size="small" isAlert hasNoClose isOpen={isAsking}>
      <SignInAgain email={email} onSignedIn={welcome} onCheck={check} onLater={() => question.settle(false)} />
    </Dialog>
  );
}

function useReturn(question: SignInAgainQuestion) {
  const call = useCall();
  const store = useUserStore();
  const cache = useQueryClient();
  const { applicationUser } = useUserState();
  // As it was before the end, which empties the store (§4).
  const before = useRef(applicationUser);
  if (applicationUser !== undefined) before.current = applicationUser;

  const welcome = useCallback(
    (userId: string) => {
      if (before.current !== undefined && userId !== before.current.guid) {
        window.location.reload();
        return;
      }
      question.settle(true);
      store.loadApplicationUser(call).catch(() => undefined);
    },
    [question, store, call],
  );

  /** Whether someone signed in meanwhile, in another tab or by another way. */
  const check = useCallback(async (): Promise<boolean> => {
    const session = await call(readSession, {});
    if (session !== null) welcome(session.user.id);
    return session !== null;
  }, [call, welcome]);

  useEffect(
    () =>
      hearOtherTabs((message) => {
        if (message === 'signed-in') void check();
        else {
          store.signOut();
          // What is on screen stays for its typed words; the rest was loaded for someone who left.
          cache.removeQueries({ type: 'inactive' });
          void question.ask();
        }
      }),
    [check, store, cache, question],
  );

  useEffect(() => {
    const look = () => {
      if (question.isAsking()) void check().catch(() => undefined);
    };
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [question, check]);

  return { email: before.current?.email ?? '', check, welcome };
}
