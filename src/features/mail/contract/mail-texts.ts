import {
  defaultLanguage,
  isProductLanguage,
  type Language,
  type ProductLanguage,
} from '#platform/contract/texts/language.ts';

/** One mail in one language, as a feature writes it in its `messages/<language>.mail.json`. `{{name}}` is filled in. */
export interface MailTexts {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** The words on the button; the address behind it comes with the message. */
  button?: string;
  /** The sentence above a code. */
  code?: string;
  after?: string[];
  /** Things that lead somewhere each, below a heading. Their words are filled in: they are other people's. */
  sections?: MailSection[];
  /** In the foot, before the way to stop the mail. */
  more?: { label: string; path: string };
}

export interface MailSection {
  heading: string;
  lines: { words: string; note: string; path: string | null }[];
}

/** All mails of a language that is shipped besides, by its tag; each has the same branches as a feature's own file. */
export type ShippedMailTexts = Readonly<Record<string, unknown>>;

export interface WrittenMail {
  texts: MailTexts;
  /** The receiver's, or the default one where it is not written in theirs (§1). */
  language: Language;
}

/** A mail in whatever languages there are. */
export type TextsOfMail = (language: Language, shipped: ShippedMailTexts) => WrittenMail;

/** `own` are the feature's message files, `pick` says which of their mails it is. */
export const mailTexts =
  <Bundle>(own: Record<ProductLanguage, Bundle>, pick: (bundle: Bundle) => MailTexts): TextsOfMail =>
  (language, shipped) => {
    const bundle = isProductLanguage(language) ? own[language] : (shipped[language] as Bundle | undefined);
    if (bundle === undefined) return { texts: pick(own[defaultLanguage]), language: defaultLanguage };
    return { texts: pick(bundle), language };
  };
