import type { Transporter } from 'nodemailer';
import { type MailTransport, messageOf, pausedMessage, pausing } from './mail-transport.ts';

const seconds = 1000;

/** How long a mail server is waited for. */
export const smtpPatience = {
  connectionTimeout: 15 * seconds,
  greetingTimeout: 15 * seconds,
  socketTimeout: 60 * seconds,
};

/** As many letters as one mail server is handed at the same time. */
const linesForLetters = 4;

/** Loaded with the first mail: most processes start without sending any. */
async function connect(url: string, maxConnections: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const address = new URL(url);
  const isSecure = address.protocol === 'smtps:';
  const transporter = createTransport({
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(address.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }),
    pool: true,
    maxConnections,
    ...smtpPatience,
  });
  transporter.use('stream', pausing);
  return transporter;
}

export function createSmtpTransport(url: string): MailTransport {
  let connecting: Promise<Transporter> | undefined;
  let letterLines: Promise<Transporter> | undefined;
  return {
    hasServer: async () => true,
    async deliver(mail) {
      connecting ??= connect(url, 2);
      await (await connecting).sendMail(messageOf(mail));
    },
    async deliverLetter(mail, beforeEnd) {
      letterLines ??= connect(url, linesForLetters);
      await (await letterLines).sendMail(pausedMessage(mail, beforeEnd));
    },
    close() {
      for (const lines of [connecting, letterLines]) void lines?.then((transporter) => transporter.close());
    },
  };
}
