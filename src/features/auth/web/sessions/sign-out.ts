import type { Call } from '#platform/contract/calls/endpoint.ts';
import { signOutOfSession } from '../../contract/auth.endpoints.ts';
import type { UserStore } from '../user-store.ts';
import { tellOtherTabs } from './session-channel.ts';

/**
 * The session ends on the server first: when that fails nobody is signed out, and the page must not pretend they are.
 * What this page still holds was loaded for the person who left, so the caller opens another page anew; other tabs are
 * told, because the cookie was theirs too. Answers where to go: the organisation that vouched for them may have a
 * session to end as well, and sends them back to `returnTo`.
 */
export async function signOut(call: Call, store: UserStore, returnTo: string): Promise<string> {
  const { next } = await call(signOutOfSession, { query: { returnTo } });
  store.signOut();
  tellOtherTabs('signed-out');
  return next ?? returnTo;
}
