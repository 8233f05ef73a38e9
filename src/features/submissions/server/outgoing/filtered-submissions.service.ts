import type { LiveFormsService, StandingForm } from '#features/forms/server/live-forms.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { ExportFilter } from '../../contract/handling/inbox.ts';
import type { InboxAccess } from '../handling/inbox-access.ts';
import { inboxMoment } from '../handling/inbox-moment.ts';
import { searchWords } from '../handling/search-words.ts';
import type { SentForService } from '../sending-for/sent-for.service.ts';
import { type SentForItem, sentForItems } from '../sending-for/sent-for-items.ts';
import { type AskedRows, countFiltered, listFiltered, sumFiles } from './filtered-submissions.repository.ts';
import type { OutgoingPage, OutgoingRow } from './outgoing-submissions.repository.ts';

export interface AskedSubmissions {
  formGuid: string;
  filter: ExportFilter;
  /** When it was asked: "today" and "last week" are of then, however long it takes. */
  at: Date;
}

interface FilteredParts {
  platform: Platform;
  forms: LiveFormsService;
  inboxAccess: Pick<InboxAccess, 'requireForm'>;
  sentFor: Pick<SentForService, 'namesOf'>;
}

export type FilteredSubmissionsService = ReturnType<typeof createFilteredSubmissionsService>;

/** What is filtered in an inbox, all of it, for who deals with the form at this moment. */
export function createFilteredSubmissionsService({ platform, forms, inboxAccess, sentFor }: FilteredParts) {
  async function rowsOf(viewer: Viewer, { formGuid, filter: { search, ...filter }, at }: AskedSubmissions) {
    const { version } = await inboxAccess.requireForm(viewer, formGuid);
    const document = version === null ? undefined : await forms.readVersion(formGuid, version);
    const moment = await inboxMoment(platform, viewer, at);
    return { formGuid, filter, words: searchWords(search, document), moment } satisfies AskedRows;
  }

  return {
    requireForm: (viewer: Viewer, formGuid: string): Promise<StandingForm> => inboxAccess.requireForm(viewer, formGuid),

    count: async (viewer: Viewer, asked: AskedSubmissions): Promise<number> =>
      countFiltered(platform.db, await rowsOf(viewer, asked)),

    list: async (viewer: Viewer, asked: AskedSubmissions, page: OutgoingPage): Promise<OutgoingRow[]> =>
      listFiltered(platform.db, await rowsOf(viewer, asked), page),

    /** What they were sent for. */
    async items(viewer: Viewer, formGuid: string, language: Language): Promise<SentForItem[]> {
      await inboxAccess.requireForm(viewer, formGuid);
      return sentForItems(platform.db, sentFor, formGuid, language);
    },

    files: async (viewer: Viewer, asked: AskedSubmissions): Promise<{ count: number; bytes: number }> =>
      sumFiles(platform.db, await rowsOf(viewer, asked)),
  };
}
