import { randomUUID } from 'node:crypto';
import { normalizeIP } from '@better-auth/core/utils/ip';
import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import { AppError, conflict } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, formatDate, type Language } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import { hashOfKey } from '#platform/server/mailed-key.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { readChallenge } from '#platform/server/robots/challenge.ts';
import { requireUnused } from '#platform/server/robots/used-challenges.ts';
import type { KeepForLater, KeptForLater, Posted } from '../../contract/filling.ts';
import { entryParameter } from '../../contract/step-fields.ts';
import { onlyAsked } from '../../contract/step-flow.ts';
import en from '../../messages/en.mail.json' with { type: 'json' };
import nl from '../../messages/nl.mail.json' with { type: 'json' };
import { findEntry, writeEntry } from '../form-entries.repository.ts';
import type { LiveForm } from '../form-filling.ts';
import type { SubmissionsService } from '../submissions.service.ts';
import type { SendingClient } from '../telling/daily-limit.ts';
import { countUp, dayCountKey } from '../telling/day-counts.repository.ts';

interface LaterParts {
  platform: Platform;
  clock: Clock;
  mail: Pick<MailService, 'queue'>;
  submissions: Pick<SubmissionsService, 'requireForm' | 'documentOf'>;
  authSecret: string;
}

interface Keeping {
  key: string;
  version: number;
  posted: Posted;
  step: string;
  language: Language;
  /** The page that the form stands on. */
  page: string;
  /** Nobody is mailed when it was before: the link that they have goes on working. */
  email: string | undefined;
  /** Of the sum that was done for it; none from a browser without script. */
  mark?: string | undefined;
  client: SendingClient;
}

const daysKept = 14;
/** Links in a day to one address, and from one client, by all forms together: nobody fills another's mailbox. */
const most = { address: 5, client: 20 };

/** Where somebody goes on with what they filled in so far. */
export const pathOfEntry = (page: string, formGuid: string, key: string): string => {
  const path = safeReturnPath(page).split('#', 1)[0] ?? '/';
  return `${path}${path.includes('?') ? '&' : '?'}${entryParameter(formGuid)}=${key}#form-${formGuid}`;
};

export type FormLaterService = ReturnType<typeof createFormLaterService>;

/** Save and go on later (product.md §4): kept for fourteen days under a key that only its mail has. */
export function createFormLaterService({ platform, clock, mail, submissions, authSecret }: LaterParts) {
  async function requireRoom(trx: PlatformTransaction, email: string, client: SendingClient): Promise<void> {
    const now = clock.now();
    const day = calendarDay(now, (await platform.locale()).timeZone);
    const address = await countUp(trx, dayCountKey(authSecret, 'later', day, 'address', email.toLowerCase()), now);
    const from = await countUp(trx, dayCountKey(authSecret, 'later', day, 'client', normalizeIP(client.ip)), now);
    if (address > most.address || from > most.client) throw new AppError('form-later-limit', 429);
  }

  async function keep(form: LiveForm, keeping: Keeping): Promise<KeptForLater> {
    if (!form.settings.canResume) throw conflict('form-no-later');
    const { key, email, language, client } = keeping;
    const now = clock.now();
    const keyHash = hashOfKey(key);
    const document = await submissions.documentOf(form, keeping.version);
    const before = await findEntry(platform.db, form.guid, keyHash, now);
    const isKnown = before?.mailedAt != null;
    if (!isKnown && email === undefined) throw conflict('form-no-later');
    const until = isKnown ? before.expiresAt : new Date(now.getTime() + daysKept * 24 * 3600_000);
    const { timeZone } = await platform.locale();
    await platform.transaction(async (trx) => {
      if (keeping.mark !== undefined) await requireUnused(trx, { mark: keeping.mark, key, now });
      await writeEntry(trx, {
        guid: before?.guid ?? randomUUID(),
        version: keeping.version,
        posted: onlyAsked(document, keeping.posted),
        step: keeping.step,
        showsFaults: false,
        beganAt: before?.beganAt ?? now,
        formGuid: form.guid,
        keyHash,
        now,
        mailedAt: isKnown ? before.mailedAt : now,
        expiresAt: until,
      });
      if (isKnown || email === undefined) return;
      await requireRoom(trx, email, client);
      await mail.queue(trx, {
        kind: 'form-later',
        to: email,
        language,
        texts: mailTexts({ nl, en }, ({ submissionMail }) => submissionMail.mails.later),
        values: {
          form: pickLanguage(document.title, language, defaultLanguage)?.value ?? '',
          until: formatDate(until, language, timeZone),
        },
        link: { path: pathOfEntry(keeping.page, form.guid, key), askedAt: client.origin },
      });
    });
    return { until: until.toISOString(), isMailed: !isKnown };
  }

  return {
    keep,

    /** From a browser with our script, which did the sum: an address is not mailed for nothing. */
    async keepChecked(viewer: Viewer, guid: string, body: KeepForLater, client: SendingClient): Promise<KeptForLater> {
      const form = await submissions.requireForm(viewer, guid);
      const { mark } = readChallenge(authSecret, form.guid, body.challenge, clock.now());
      return keep(form, { ...body, email: body.email, mark, client });
    },
  };
}
