import { redirect } from 'react-router';
import type { Call } from '#platform/contract/calls/endpoint.ts';
import {
  type Language,
  type PlatformLocale,
  splitLanguagePrefix,
  withLanguagePrefix,
} from '#platform/contract/texts/language.ts';
import type { InvitationStatus } from '../contract/invitation.ts';
import { readInvitationStatus } from '../contract/invitations.endpoints.ts';

interface App {
  call: Call;
  language: Language;
  locale: PlatformLocale;
  origin: string;
  userStore: { loadInvitationStatus<T>(load: () => Promise<T>): Promise<T | undefined> };
  errorStore: { raiseNotFound(path: string): void };
}

export interface LoadedInvitation {
  status: InvitationStatus | null;
  result: 'Success' | 'NotFound' | 'Failed';
}

/** §8: a failure is silent; the screen tells what there is to tell. In the language that the invitation was sent in. */
export async function loadInvitation(app: App, url: URL): Promise<LoadedInvitation> {
  const { path } = splitLanguagePrefix(url.pathname, app.locale.languages);
  const id = decodeURIComponent(path.split('/')[2] ?? '');
  let isKnown = true;
  const status = await app.userStore.loadInvitationStatus<InvitationStatus>(async () => {
    try {
      return await app.call(readInvitationStatus, { params: { id } });
    } catch (error) {
      isKnown = (error as { status?: number }).status !== 404;
      throw error;
    }
  });
  if (status === undefined) {
    if (!isKnown) app.errorStore.raiseNotFound(url.pathname);
    return { status: null, result: isKnown ? 'Failed' : 'NotFound' };
  }
  // One that the platform no longer has is shown in the language of the page.
  if (status.language !== app.language && app.locale.languages.includes(status.language)) {
    throw redirect(app.origin + withLanguagePrefix(path, status.language) + url.search);
  }
  return { status, result: 'Success' };
}
