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
}
