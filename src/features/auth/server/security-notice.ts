import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import en from '../messages/en.mail.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };

export type SecurityNotice = keyof typeof nl.auth;

/** Tells the owner of an account that its locks were changed, so that it cannot happen without them knowing. */
export const sendSecurityNotice = (
  mail: MailService,
  trx: PlatformTransaction,
  { notice, to, name, language }: { notice: SecurityNotice; to: string; name: string; language: Language },
) =>
  mail.queue(trx, {
    kind: 'security-notice',
    to,
    language,
    texts: mailTexts({ nl, en }, ({ auth }) => auth[notice]),
    values: { name },
  });
