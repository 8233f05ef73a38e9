import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import {
  defaultLanguage,
  formatDateTime,
  isLanguage,
  type Language,
  withLanguagePrefix,
} from '#platform/contract/texts/language.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import en from '../messages/en.mail.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };
import type { SignUpEvents } from './sign-up-events.ts';
import type { SignUpEntry } from './sign-ups.repository.ts';

interface MailParts {
  platform: Platform;
  mail: Pick<MailService, 'queue'>;
  events: SignUpEvents;
  /** With the key that a mail may carry. */
  receiptPath(submissionGuid: string): string | Promise<string>;
}

type SignUpMail = keyof typeof nl.signUpMail;

export type SignUpMails = ReturnType<typeof createSignUpMails>;

/** Mails to who signed up, in the transaction of what they tell of. Each leads to the receipt, where one signs off. */
export function createSignUpMails({ platform, mail, events, receiptPath }: MailParts) {
  const languageOf = ({ language }: SignUpEntry): Language => (isLanguage(language) ? language : defaultLanguage);

  /** False for who gave no address: nobody can be told there. */
  async function send(
    trx: PlatformTransaction,
    kind: SignUpMail,
    entry: SignUpEntry,
    { message = '', askedAt }: { message?: string; askedAt?: string | undefined } = {},
  ): Promise<boolean> {
    if (entry.senderEmail === null) return false;
    const language = languageOf(entry);
    const event = await events.read(entry.itemId, language);
    if (event === undefined) return false;
    const { timeZone } = await platform.locale();
    const when = event.beginsAt === null ? '' : formatDateTime(event.beginsAt, language, timeZone);
    await mail.queue(trx, {
      kind: `sign-up-${kind}`,
      to: entry.senderEmail,
      language,
      texts: mailTexts({ nl, en }, ({ signUpMail }) => {
        const { when: whenWords, ...texts } = { when: '', ...signUpMail[kind] };
        const more = [when !== '' && whenWords !== '' ? whenWords : '', message === '' ? '' : '{{message}}'];
        return { ...texts, paragraphs: [...texts.paragraphs, ...more.filter((words) => words !== '')] };
      }),
      values: { event: event.title, when, message },
      link: { path: withLanguagePrefix(await receiptPath(entry.guid), language), askedAt },
    });
    return true;
  }

  return { send };
}
