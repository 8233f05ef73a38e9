import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useUserState } from '#features/auth/web/user-store-context.ts';
import { termsDialog } from '#features/legal/contract/terms-dialog.ts';
import { useFreshUser } from './use-fresh-user.ts';
import { useOwnTheme } from './use-own-theme.ts';
import { useTermsVersion } from './use-terms-version.ts';

/** With React Aria in them, so fetched only for those who are asked something. */
const TermsDialog = lazy(() => import('./terms-dialog.tsx'));
const InactiveDialog = lazy(() => import('./inactive-dialog.tsx'));

/** What is asked of those who are signed in, and asked again when the user or isActive changes (§4). */
export default function MemberDialogs() {
  const { applicationUser } = useUserState();
  const terms = useTermsVersion();
  const { pathname } = useLocation();
  useFreshUser(pathname);
  useOwnTheme(applicationUser);
  const guid = applicationUser?.guid;
  const isActive = applicationUser?.isActive;
  const [isClosed, setClosed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for these it opens again, whatever was answered before
  useEffect(() => setClosed(false), [guid, isActive, terms?.version]);

  // Nobody pressed anything to open it, so there is nothing to give the focus back to but the page.
  useEffect(() => {
    if (isClosed && document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [isClosed]);

  if (applicationUser === undefined || isClosed) return null;
  if (!applicationUser.isActive) return <InactiveDialog onClose={() => setClosed(true)} />;
  const accepted = applicationUser.termsOfUseVersionAccepted;
  const asked = terms && termsDialog({ path: pathname, accepted, current: terms.version });
  if (terms === undefined || asked === undefined || asked === 'none') return null;
  return <TermsDialog terms={terms} accepted={accepted} asked={asked} onClose={() => setClosed(true)} />;
}
