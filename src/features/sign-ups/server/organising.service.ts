import type { AuditService } from '#features/audit/server/audit.service.ts';
import type { Answers } from '#features/forms/contract/check-answers.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { givenEmail, givenName } from '#features/submissions/contract/handling/sender-of.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { byteOrderMark, csvLine, csvMoment } from '#platform/contract/files/csv-line.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, isProductLanguage, type Language } from '#platform/contract/texts/language.ts';
import { addDays, calendarDay, startOfDay } from '#platform/contract/time/calendar-day.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SignedUpPerson, SignUpList, SignUpTelling } from '../contract/sign-up.ts';
import { signUpAudit } from '../contract/sign-ups.audit.ts';
import { signUpTag } from '../contract/sign-ups.tags.ts';
import en from '../messages/en.admin.json' with { type: 'json' };
import nl from '../messages/nl.admin.json' with { type: 'json' };
import type { SignUpEvents } from './sign-up-events.ts';
import type { SignUpMails } from './sign-up-mails.ts';
import { isMoved } from './sign-up-moment.ts';
import {
  changeSignUp,
  findEntries,
  findSignUp,
  listEntries,
  lockSignUp,
  type SignUpEntry,
  takeUnreminded,
} from './sign-ups.repository.ts';

interface OrganisingParts {
  platform: Platform;
  clock: Clock;
  audit: AuditService;
  items: Pick<ListItemsService, 'mayEdit'>;
  liveForms: Pick<LiveFormsService, 'readSettings' | 'readDocuments'>;
  events: SignUpEvents;
  mails: SignUpMails;
}

export type OrganisingService = ReturnType<typeof createOrganisingService>;

/** For who organises an event: who comes, and telling them something. */
export function createOrganisingService(parts: OrganisingParts) {
  const { platform, clock, audit, items, liveForms, events, mails } = parts;

  /** Who may edit the event, and who deals with its form. To anyone else there is no such list. */
  async function require(viewer: Viewer, itemId: string) {
    const row = await findSignUp(platform.db, itemId);
    const settings = row && (await liveForms.readSettings(row.form_guid));
    const subject = { kind: 'submissions', handlerRoles: settings?.handlerRoleIds ?? [] } as const;
    const canHandle = settings !== undefined && decide(viewer, 'handle', subject).allowed;
    const canEdit = await items.mayEdit(viewer, itemId);
    if (!canHandle && !canEdit) throw notFound();
    return { row, canHandle, canEdit };
  }

  async function requireEvent(itemId: string, language: Language) {
    const event = await events.read(itemId, language);
    if (event === undefined) throw notFound();
    return event;
  }

  const personOf = (entry: SignUpEntry, document: FormDocument | undefined): SignedUpPerson => {
    const answers = entry.answers as Answers;
    return {
      submissionGuid: entry.guid,
      reference: entry.reference,
      state: entry.state === 'waiting' ? 'waiting' : 'in',
      name: document === undefined ? '' : givenName(document, answers),
      email: entry.senderEmail ?? (document === undefined ? '' : (givenEmail(document, answers) ?? '')),
      guests: entry.guests,
      signedUpOn: entry.sentAt.toISOString(),
    };
  };

  async function peopleOf(itemId: string, language: Language): Promise<SignedUpPerson[]> {
    const entries = await listEntries(platform.db, itemId);
    const documents = new Map<string, Map<number, FormDocument>>();
    for (const formGuid of new Set(entries.map((entry) => entry.formGuid))) {
      documents.set(formGuid, await liveForms.readDocuments(formGuid));
    }
    const people = entries.map((entry) => personOf(entry, documents.get(entry.formGuid)?.get(entry.version)));
    const byName = new Intl.Collator(language);
    const coming = people.filter(({ state }) => state === 'in').sort((a, b) => byName.compare(a.name, b.name));
    return [...coming, ...people.filter(({ state }) => state === 'waiting')];
  }

  return {
    async list(viewer: Viewer, itemId: string, language: Language): Promise<SignUpList> {
      const { row, canHandle, canEdit } = await require(viewer, itemId);
      const { title, path, beginsAt } = await requireEvent(itemId, language);
      const people = await peopleOf(itemId, language);
      const coming = people.filter(({ state }) => state === 'in');
      return {
        itemGuid: itemId,
        title,
        path,
        beginsOn: beginsAt?.toISOString() ?? null,
        formGuid: row?.form_guid ?? null,
        hasMoved: row !== undefined && people.length > 0 && isMoved(row.known_start, beginsAt),
        canEdit,
        canHandle,
        capacity: row?.capacity ?? null,
        taken: coming.reduce((sum, { guests }) => sum + 1 + guests, 0),
        people,
      };
    },

    async csv(actor: Actor, itemId: string, language: Language): Promise<string> {
      await require(actor.viewer, itemId);
      const { title } = await requireEvent(itemId, language);
      const { timeZone } = await platform.locale();
      const people = await peopleOf(itemId, language);
      const { columns, states } = { nl, en }[isProductLanguage(language) ? language : defaultLanguage].signUps;
      await platform.transaction((trx) =>
        audit.record(trx, actor, {
          action: signUpAudit.exported,
          subject: { kind: 'item', id: itemId, name: title },
          details: { people: people.length },
        }),
      );
      const head = [columns.name, columns.email, columns.guests, columns.state, columns.signedUpOn, columns.reference];
      const lines = people.map(({ name, email, guests, state, signedUpOn, reference }) =>
        csvLine([name, email, String(guests), states[state], csvMoment(signedUpOn, timeZone), reference]),
      );
      return byteOrderMark + csvLine(head) + lines.join('');
    },

    /** Who waits hears of it too: they may still come. */
    async tell(actor: Actor, itemId: string, { kind, message }: SignUpTelling): Promise<{ told: number }> {
      const { row } = await require(actor.viewer, itemId);
      if (row === undefined) throw notFound();
      const { title, beginsAt } = await requireEvent(itemId, defaultLanguage);
      return platform.transaction(async (trx, touch) => {
        await lockSignUp(trx, itemId);
        let told = 0;
        if (kind !== 'none') {
          for (const entry of await listEntries(trx, itemId)) {
            if (await mails.send(trx, kind, entry, { message, askedAt: actor.client?.origin })) told += 1;
          }
        }
        await changeSignUp(trx, itemId, { known_start: beginsAt });
        if (kind === 'cancelled') {
          await changeSignUp(trx, itemId, { closes_at: clock.now(), announced_at: clock.now() });
          touch(signUpTag(itemId));
        }
        await audit.record(trx, actor, {
          action: signUpAudit.told,
          subject: { kind: 'item', id: itemId, name: title },
          details: { kind, told },
        });
        return { told };
      });
    },

    /** The day before, once for each who comes; who signs up later that day is reminded at the next round. */
    async remind(): Promise<void> {
      const now = clock.now();
      const { timeZone } = await platform.locale();
      const tomorrow = addDays(calendarDay(now, timeZone), 1);
      const [from, until] = [startOfDay(tomorrow, timeZone), startOfDay(addDays(tomorrow, 1), timeZone)];
      await platform.transaction(async (trx) => {
        const guids = await takeUnreminded(trx, from, until, now);
        if (guids.length === 0) return;
        for (const entry of await findEntries(trx, guids)) await mails.send(trx, 'reminder', entry);
      });
    },
  };
}
