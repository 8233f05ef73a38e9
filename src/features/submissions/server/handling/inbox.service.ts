import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { formsTag } from '#features/forms/contract/forms.tags.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { givenAnswers } from '../../contract/given-answers.ts';
import type { HandledForm, Inbox, InboxLine, InboxQuery, SubmissionList } from '../../contract/handling/inbox.ts';
import { countedPiles, type InboxPile, mostFound } from '../../contract/handling/inbox-choices.ts';
import { book } from '../form-filling.ts';
import type { SentForService } from '../sending-for/sent-for.service.ts';
import { sentForItems } from '../sending-for/sent-for-items.ts';
import { findHandling } from './handling.repository.ts';
import {
  countInbox,
  countPiles,
  countPilesOf,
  listInbox,
  listRecentLabels,
  namesOfPeople,
} from './inbox.repository.ts';
import type { InboxAccess } from './inbox-access.ts';
import { maySeeSubmissions } from './inbox-access.ts';
import type { InboxMoment } from './inbox-filter.ts';
import { inboxMoment } from './inbox-moment.ts';
import { handledFields } from './present-submission.ts';
import { searchWords } from './search-words.ts';

interface InboxParts {
  platform: Platform;
  clock: Clock;
  forms: LiveFormsService;
  accounts: Pick<AccountsService, 'handlers'>;
  inboxAccess: InboxAccess;
  sentFor: Pick<SentForService, 'namesOf'>;
}

const inWords = (text: StoredText, language: string): string =>
  pickLanguage(text, language, defaultLanguage)?.value ?? '';

export type InboxService = ReturnType<typeof createInboxService>;

/** What was sent by forms, for who deals with it. */
export function createInboxService({ platform, clock, forms, accounts, inboxAccess, sentFor }: InboxParts) {
  const { db } = platform;

  const momentOf = (viewer: Viewer): Promise<InboxMoment> => inboxMoment(platform, viewer, clock.now());

  /** Each version is read once, however many rows were sent by it. */
  function documents(formGuid: string) {
    const read = new Map<number, Promise<FormDocument | undefined>>();
    return (version: number) => {
      const known = read.get(version) ?? forms.readVersion(formGuid, version);
      read.set(version, known);
      return known;
    };
  }

  /** Asked with every page that is drawn for a member, so kept until a form changes. */
  const handlerRoles = (): Promise<string[]> =>
    platform.remember('handler-roles', [formsTag], async () => [
      ...new Set((await forms.listStanding()).flatMap(({ handlerRoleIds }) => handlerRoleIds)),
    ]);

  return {
    /** Whether there is any form that they deal with. */
    handlesSome: async (viewer: Viewer): Promise<boolean> =>
      viewer.kind !== 'anonymous' && maySeeSubmissions(viewer, await handlerRoles()),

    mayFollow: async (viewer: Viewer, formGuid: string): Promise<boolean> => {
      const form = await forms.readStanding(formGuid);
      return form !== undefined && maySeeSubmissions(viewer, form.settings.handlerRoleIds);
    },

    async listForms(viewer: Viewer, language: Language): Promise<HandledForm[]> {
      const all = await forms.listStanding();
      const mine = all.filter(({ handlerRoleIds }) => maySeeSubmissions(viewer, handlerRoleIds));
      const counts = await countPilesOf(
        db,
        mine.map(({ guid }) => guid),
        await momentOf(viewer),
      );
      return mine.map(({ guid, title }) => {
        const { open = 0, mine: given = 0, late = 0 } = counts.get(guid) ?? {};
        return { guid, title: inWords(title, language), open, mine: given, late };
      });
    },

    /** Who may be given what this form brings in: admins, and who has one of these roles. */
    async handlersOf(viewer: Viewer, formGuid: string) {
      const { settings } = await inboxAccess.requireForm(viewer, formGuid);
      const people = await accounts.handlers(db, settings.handlerRoleIds);
      return { people: people.map(({ id, name }) => ({ guid: id, name })), roleIds: settings.handlerRoleIds };
    },

    async readInbox(viewer: Viewer, formGuid: string, language: Language): Promise<Inbox> {
      const { title, version, settings } = await inboxAccess.requireForm(viewer, formGuid);
      const [handling, recent, people, document, items] = await Promise.all([
        findHandling(db, formGuid),
        listRecentLabels(db, formGuid),
        accounts.handlers(db, settings.handlerRoleIds),
        version === null ? undefined : forms.readVersion(formGuid, version),
        sentForItems(db, sentFor, formGuid, language),
      ]);
      return {
        formGuid,
        title: inWords(title, language),
        version,
        ...handling,
        labels: [...new Set([...handling.labels, ...recent])].sort((one, other) => one.localeCompare(other, language)),
        people: people.map(({ id, name }) => ({ guid: id, name })),
        questions: (document?.fields ?? [])
          .filter(
            ({ kind, fields }) => fields.length === 0 && book.named(kind)?.kind.texts !== undefined && isAsked(kind),
          )
          .map(({ id, label, options }) => ({
            field: id,
            label: inWords(label, language),
            options: options.map((option) => ({ value: option.value, label: inWords(option.label, language) })),
          })),
        items,
        can: { editForm: viewer.isAdmin },
      };
    },

    async list(viewer: Viewer, formGuid: string, { search, ...query }: InboxQuery): Promise<SubmissionList> {
      const form = await inboxAccess.requireForm(viewer, formGuid);
      const documentOf = documents(formGuid);
      const words = searchWords(search, form.version === null ? undefined : await documentOf(form.version));
      const moment = await momentOf(viewer);
      const asked = { formGuid, query, words, moment };
      const [found, leaving, counts, rows] = await Promise.all([
        countInbox(db, asked),
        // What is open can leave; of what is done or trashed not all does.
        isOpenPile(query.pile) ? undefined : countInbox(db, asked, { isLeaving: true }),
        countPiles(db, formGuid, moment),
        listInbox(db, asked),
      ]);
      const people = await namesOfPeople(
        db,
        rows.map(({ assigneeGuid }) => assigneeGuid),
      );
      const itemGuids = [...new Set(rows.flatMap(({ itemGuid }) => itemGuid ?? []))];
      const items =
        itemGuids.length === 0 ? new Map<string, string>() : await sentFor.namesOf(itemGuids, query.language);
      return {
        totalNumberOfItems: Math.min(found, mostFound),
        hasMore: found > mostFound,
        exportable: Math.min(leaving ?? found, mostFound),
        counts,
        submissions: await Promise.all(
          rows.map(async (row): Promise<InboxLine> => {
            const document = await documentOf(row.version);
            const given =
              document === undefined ? [] : givenAnswers(document, row.answers as Answers, book, query.language);
            const [first, second] = given;
            return {
              ...handledFields(row, { people, items }),
              title: shortened(first?.text ?? ''),
              subtitle: shortened(second?.text ?? ''),
              answers: Object.fromEntries(
                given
                  .filter(({ field }) => query.column.includes(field))
                  .map(({ field, text }) => [field, shortened(text)]),
              ),
            };
          }),
        ),
      };
    },
  };
}

/** What stands between questions is no column. */
const standsBetween = ['pageBreak', 'heading', 'explanation'];
const isAsked = (kind: string): boolean => !standsBetween.includes(kind);

const isOpenPile = (pile: InboxPile): boolean => countedPiles.some((one) => one === pile);

const longest = 120;
const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};
