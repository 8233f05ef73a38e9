import { mailTexts, type TextsOfMail } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import { formatDate, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { invitationDays } from '../contract/invitation-state.ts';
import en from '../messages/en.mail.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };
import { hashOfCode, newInvitationCode } from './invitation-code.ts';
import { findBatch, type InvitationRow, lockUnsent, storeCode } from './invitations.repository.ts';

interface SendingParts {
  platform: Platform;
  mail: MailService;
  clock: Clock;
}

const day = 24 * 60 * 60 * 1000;
const atATime = 25;

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + invitationDays * day);

/** The admin's own words come after the invitation itself, as a quotation. */
const textsFor = (message: string): TextsOfMail =>
  mailTexts({ nl, en }, ({ invitationMail: { invitation, says } }) =>
    message === '' ? invitation : { ...invitation, paragraphs: [...invitation.paragraphs, `${says}\n{{message}}`] },
  );

/** Makes codes and the mails that carry them. A code is never seen again after this. */
export function createInvitationSending({ platform, mail, clock }: SendingParts) {
  /** Ends the code that was there. */
  async function renewCode(trx: PlatformTransaction, { id, language }: InvitationRow) {
    const code = newInvitationCode();
    const now = clock.now();
    const expiresAt = expiryFrom(now);
    await storeCode(trx, id, hashOfCode(code), now, expiresAt);
    return { path: withLanguagePrefix(`/invitation/${code}`, language), expiresAt };
  }

  /** The code, the mark that it was sent and the mail come together or not at all: nobody gets the same mail twice. */
  async function send(trx: PlatformTransaction, invitation: InvitationRow, askedAt: string | undefined): Promise<void> {
    const { path, expiresAt } = await renewCode(trx, invitation);
    const { language, email, inviterName, message } = invitation;
    const { timeZone } = await platform.locale();
    await mail.queue(trx, {
      kind: 'invitation',
      to: email,
      language,
      texts: textsFor(message),
      values: { inviter: inviterName, message, expires: formatDate(expiresAt, language, timeZone) },
      link: { path, askedAt },
    });
  }

  /** All that a batch still has to send, a few in each transaction; can be run again, and by two at once. */
  async function sendBatch(batchId: string, signal?: AbortSignal): Promise<void> {
    const batch = await findBatch(platform.db, batchId);
    if (batch === undefined) return;
    for (;;) {
      signal?.throwIfAborted();
      const count = await platform.transaction(async (trx) => {
        const some = await lockUnsent(trx, batchId, atATime);
        for (const invitation of some) await send(trx, invitation, batch.origin);
        return some.length;
      });
      if (count === 0) return;
    }
  }

  return { send, sendBatch, renewCode };
}
