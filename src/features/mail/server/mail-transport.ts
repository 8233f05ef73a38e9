import { Readable } from 'node:stream';
import type { PluginFunction, SendMailOptions } from 'nodemailer';

/** The one thing that differs between a platform with a mail server and one without. */
export interface MailTransport {
  /** Whether mails leave the building. */
  hasServer(): Promise<boolean>;
  deliver(mail: Deliverable): Promise<void>;
  /**
   * One of many, over lines of their own so that other mails need not wait for them. `beforeEnd` is awaited when all of it was said but
   * the end: a mail server takes nothing before that, and when it throws nothing was sent.
   */
  deliverLetter(mail: Deliverable, beforeEnd: () => Promise<void>): Promise<void>;
  close(): void;
}

export interface Deliverable {
  id: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl: string | undefined;
}

/** As the SMTP library wants it. The id makes one mail recognisable when it is handed over twice after a crash. */
export function messageOf({ id, unsubscribeUrl, ...mail }: Deliverable) {
  const domain = /@([^>\s]+)/.exec(mail.from)?.[1] ?? 'localhost';
  return {
    ...mail,
    messageId: `<${id}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl === undefined
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  };
}

type BeforeEnd = () => Promise<void>;
interface PausedMessage extends SendMailOptions {
  beforeEnd: BeforeEnd;
}

export const pausedMessage = (mail: Deliverable, beforeEnd: BeforeEnd): PausedMessage => ({
  ...messageOf(mail),
  beforeEnd,
});

/** For a transporter that sends paused messages: it reads a message only once the mail server has said that it wants it, so the pause is the last thing before the end. */
export const pausing: PluginFunction<unknown> = (mail, callback) => {
  const { beforeEnd } = mail.data as Partial<PausedMessage>;
  if (beforeEnd !== undefined) {
    mail.message.processFunc((input) => Readable.from(upToTheEnd(input, beforeEnd), { objectMode: false }));
  }
  callback();
};

async function* upToTheEnd(message: AsyncIterable<Uint8Array>, beforeEnd: BeforeEnd) {
  yield* message;
  await beforeEnd();
}
