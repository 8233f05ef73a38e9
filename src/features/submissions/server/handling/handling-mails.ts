import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { TellPeople } from '#features/notices/server/tell-people.service.ts';
import { chosenLanguage } from '#features/profiles/contract/profile-properties.ts';
import type { Addressee } from '#features/users/server/accounts.service.ts';
import { defaultLanguage, isLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { PlatformTransaction } from '#platform/server/platform.ts';
import en from '../../messages/en.mail.json' with { type: 'json' };
import nl from '../../messages/nl.mail.json' with { type: 'json' };
import type { HandledRow } from './inbox.repository.ts';

interface Reply {
  to: string;
  words: string;
  formTitle: string;
  by: string;
  askedAt: string | undefined;
}

interface Mention {
  to: Addressee;
  by: string;
  byId: string;
  askedAt: string | undefined;
}

/** Mails about one submission, in the transaction of what they tell of. */
export const createHandlingMails = (mail: Pick<MailService, 'queue'>, tellPeople: TellPeople) => ({
  /** To who sent it, in the language that they filled it in. */
  async reply(
    trx: PlatformTransaction,
    row: HandledRow,
    { to, words, formTitle, by, askedAt }: Reply,
  ): Promise<string> {
    const language = isLanguage(row.language) ? row.language : defaultLanguage;
    const { id } = await mail.queue(trx, {
      kind: 'submission-reply',
      to,
      language,
      texts: mailTexts({ nl, en }, ({ handlingMail }) => handlingMail.reply),
      values: { words, by, form: formTitle, reference: row.reference },
      link: { path: withLanguagePrefix(`/submission/${row.guid}`, language), askedAt },
    });
    if (row.senderGuid !== null) {
      const about = { kind: 'submission', guid: row.guid } as const;
      const happening = { cause: `reply ${id}`, kind: 'submissionAnswered', about, isMailed: true } as const;
      await tellPeople(trx, [row.senderGuid], happening);
    }
    return id;
  },

  /** What the note says stays inside: it may be about somebody. */
  async mention(trx: PlatformTransaction, row: HandledRow, { to, by, byId, askedAt }: Mention): Promise<void> {
    const language = chosenLanguage(to.properties);
    const { id } = await mail.queue(trx, {
      kind: 'submission-mention',
      to: to.email,
      language,
      texts: mailTexts({ nl, en }, ({ handlingMail }) => handlingMail.mention),
      values: { by, reference: row.reference },
      link: { path: withLanguagePrefix(`/admin/forms/${row.formGuid}/${row.guid}`, language), askedAt },
    });
    const about = { kind: 'submission', guid: row.guid } as const;
    const happening = { cause: `note ${id}`, kind: 'noteMentioned', about, actorId: byId, isMailed: true } as const;
    await tellPeople(trx, [to.id], happening);
  },
});

export type HandlingMails = ReturnType<typeof createHandlingMails>;
