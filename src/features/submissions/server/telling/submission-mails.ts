import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { type MailTexts, mailTexts, type TextsOfMail } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import {
  defaultLanguage,
  formatDateTime,
  type Language,
  withLanguagePrefix,
} from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { givenAnswers } from '../../contract/given-answers.ts';
import { type AnswersInMail, answersInMail, harmless, linesOf } from '../../contract/telling/answers-in-mail.ts';
import en from '../../messages/en.mail.json' with { type: 'json' };
import nl from '../../messages/nl.mail.json' with { type: 'json' };
import { book } from '../form-filling.ts';
import type { Notice } from './notices.repository.ts';
import type { MailReceiver } from './submission-receivers.ts';
import type { UntoldRow } from './telling.repository.ts';

interface MailParts {
  platform: Platform;
  mail: Pick<MailService, 'queue'>;
}

type Words = typeof nl.submissionMail;
type Mail = keyof Words['mails'];

const textsOf = (kind: Mail, more: (words: Words) => string[]): TextsOfMail =>
  mailTexts({ nl, en }, ({ submissionMail }): MailTexts => {
    const own = submissionMail.mails[kind];
    return { ...own, paragraphs: [...own.paragraphs, ...more(submissionMail)] };
  });

const wordsOf = (text: StoredText, language: Language): string =>
  pickLanguage(text, language, defaultLanguage)?.value ?? '';

export type SubmissionMails = ReturnType<typeof createSubmissionMails>;

/** The mails about what was sent. Answers are values of theirs that the outbox does not show. */
export function createSubmissionMails({ platform, mail }: MailParts) {
  async function about(row: Pick<UntoldRow, 'reference' | 'sentAt'>, document: FormDocument, language: Language) {
    const { timeZone } = await platform.locale();
    return {
      form: wordsOf(document.title, language),
      reference: row.reference,
      moment: formatDateTime(row.sentAt, language, timeZone),
    };
  }

  const answersOf = (row: UntoldRow, document: FormDocument, language: Language) =>
    givenAnswers(document, row.answers as Record<string, unknown>, book, language);

  return {
    /** To who deals with it. What is special stays here, unless the mail is all that is left of it. */
    async tell(
      trx: PlatformTransaction,
      row: UntoldRow,
      document: FormDocument,
      { to, isKept }: { to: MailReceiver; isKept: boolean },
    ): Promise<void> {
      const { address, language, isAssignee } = to;
      const given = answersOf(row, document, language);
      const shown: AnswersInMail = isKept ? answersInMail(document, given) : { answers: given, hasMore: false };
      await mail.queue(trx, {
        kind: 'submission-told',
        to: address,
        language,
        texts: textsOf(isKept ? 'told' : 'toldUnkept', (words) => [
          ...(isAssignee && isKept ? [words.yours] : []),
          ...(shown.answers.length > 0 ? [`${words.answers}\n{{answers}}`] : []),
          ...(shown.hasMore ? [words.more] : []),
        ]),
        values: { ...(await about(row, document, language)), answers: linesOf(shown.answers) },
        privateValues: ['answers'],
        ...(isKept && {
          link: {
            path: withLanguagePrefix(`/admin/forms/${row.formGuid}/${row.guid}`, language),
            askedAt: undefined,
          },
        }),
      });
    },

    /** One a morning for each form, whatever number was sent. */
    async overview(
      trx: PlatformTransaction,
      notices: readonly Notice[],
      document: FormDocument,
      { address, language }: MailReceiver,
    ): Promise<void> {
      const { timeZone } = await platform.locale();
      const [first] = notices;
      if (first === undefined) return;
      const lines = notices.map(
        ({ reference, sentAt }) => `${reference}, ${formatDateTime(sentAt, language, timeZone)}`,
      );
      await mail.queue(trx, {
        kind: 'submission-overview',
        to: address,
        language,
        texts: textsOf('overview', () => ['{{lines}}']),
        values: { form: wordsOf(document.title, language), count: String(notices.length), lines: lines.join('\n') },
        link: { path: withLanguagePrefix(`/admin/forms/${first.formGuid}`, language), askedAt: undefined },
      });
    },

    /** To the address that the sender gave, which may be another's: what they wrote leads nowhere. */
    async confirm(
      trx: PlatformTransaction,
      row: UntoldRow,
      document: FormDocument,
      sending: { to: string; language: Language; confirmation: StoredText; key: string; askedAt: string | undefined },
    ): Promise<void> {
      const { to, language, key, askedAt } = sending;
      const { answers, hasMore } = answersInMail(document, answersOf(row, document, language));
      const own = wordsOf(sending.confirmation, language);
      await mail.queue(trx, {
        kind: 'submission-confirmed',
        to,
        language,
        texts: textsOf('confirmed', (words) => [
          ...(own === '' ? [] : ['{{own}}']),
          ...(answers.length > 0 ? [`${words.yourAnswers}\n{{answers}}`] : []),
          ...(hasMore ? [words.moreOnReceipt] : []),
        ]),
        values: { ...(await about(row, document, language)), own, answers: linesOf(harmless(answers)) },
        privateValues: ['answers'],
        link: { path: `${withLanguagePrefix(`/submission/${row.guid}`, language)}?key=${key}`, askedAt },
      });
    },
  };
}
