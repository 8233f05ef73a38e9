import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { PlatformDb } from '#platform/server/database/database.ts';
import { findHandled } from './inbox.repository.ts';
import type { createInboxAccess } from './inbox-access.ts';

interface NamesParts {
  db: PlatformDb;
  inboxAccess: Pick<ReturnType<typeof createInboxAccess>, 'mayFind'>;
}

/** What submissions are called for who is told of them: who deals with them, and who sent them. Nobody else learns of any. */
export const createSubmissionNames =
  ({ db, inboxAccess }: NamesParts) =>
  async (viewer: Viewer, guids: readonly string[], language: Language) => {
    const named = new Map<string, { title: string; path: string }>();
    for (const { guid, formGuid, reference, senderGuid } of guids.length === 0 ? [] : await findHandled(db, guids)) {
      const inbox = await inboxAccess.mayFind(viewer, guid);
      const isTheirs = senderGuid !== null && senderGuid === viewer.id;
      if (!isTheirs && inbox === undefined) continue;
      const path = isTheirs ? `/submission/${guid}` : `/admin/forms/${formGuid}/${guid}`;
      named.set(guid, { title: reference, path: withLanguagePrefix(path, language) });
    }
    return named;
  };
