import { mailTexts, type TextsOfMail } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { TellPeople } from '#features/notices/server/tell-people.service.ts';
import { editHrefIn, editPath } from '#features/pages/contract/edit-path.ts';
import { chosenLanguage } from '#features/profiles/contract/profile-properties.ts';
import type { AccountsService, Addressee } from '#features/users/server/accounts.service.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { languageList } from '#platform/contract/texts/language-list.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { ReviewSubject } from '../contract/review-rules.ts';
import en from '../messages/en.mail.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };
import type { ReviewTitles } from './review-titles.ts';

interface MailParts {
  platform: Pick<Platform, 'locale'>;
  mail: Pick<MailService, 'queue'>;
  titles: ReviewTitles;
  tellPeople: TellPeople;
  accounts: Pick<AccountsService, 'managers' | 'addressee'>;
}

interface Letter {
  subject: ReviewSubject;
  /** The ones that it is about. */
  languages: readonly Language[];
  /** Who asked, or who answered. */
  by: string;
  note: string;
  askedAt?: string | undefined;
}

type Kind = keyof typeof nl.reviewMail.mails;

/** The sender's own words come after ours, as a quotation; languages are named where there is more than one. */
const textsFor = (kind: Kind, { hasNote, hasLanguages }: { hasNote: boolean; hasLanguages: boolean }): TextsOfMail =>
  mailTexts({ nl, en }, ({ reviewMail: { mails, inLanguages, says } }) => ({
    ...mails[kind],
    paragraphs: [
      ...mails[kind].paragraphs,
      ...(hasLanguages ? [inLanguages] : []),
      ...(hasNote ? [`${says}\n{{note}}`] : []),
    ],
  }));

export type ReviewMails = ReturnType<typeof createReviewMails>;

export function createReviewMails({ platform, mail, titles, accounts, tellPeople }: MailParts) {
  async function write(trx: PlatformTransaction, kind: Kind, to: Addressee, letter: Letter) {
    const { subject, languages, by, note, askedAt } = letter;
    const language = chosenLanguage(to.properties);
    const { title = '', path } = (await titles(trx, [subject], language))(subject) ?? {};
    const sender = await accounts.addressee(trx, by);
    const { id } = await mail.queue(trx, {
      kind: `review-${kind}`,
      to: to.email,
      language,
      texts: textsFor(kind, { hasNote: note !== '', hasLanguages: (await platform.locale()).languages.length > 1 }),
      values: { title, by: sender?.name ?? '', note, languages: languageList(languages, language) },
      // Where it is edited, in the reader's language; the list of all that waits where no menu leads to it.
      link: {
        path:
          path === undefined
            ? withLanguagePrefix('/admin/approvals', language)
            : editHrefIn(editPath(path), languages, language),
        askedAt,
      },
    });
    await tellPeople(trx, [to.id], {
      cause: `review ${id}`,
      kind: kind === 'asked' ? 'reviewAsked' : 'reviewAnswered',
      about: { kind: 'document', guid: subject.id },
      actorId: by,
      isMailed: true,
    });
  }

  return {
    /** To each who may answer, once. */
    async askManagers(trx: PlatformTransaction, letter: Letter): Promise<void> {
      for (const manager of await accounts.managers(trx))
        if (manager.id !== letter.by) await write(trx, 'asked', manager, letter);
    },

    async tellAsker(
      trx: PlatformTransaction,
      { outcome, to, ...letter }: Letter & { outcome: 'approved' | 'returned'; to: string },
    ): Promise<void> {
      const asker = await accounts.addressee(trx, to);
      if (asker !== undefined) await write(trx, outcome, asker, letter);
    },
  };
}
