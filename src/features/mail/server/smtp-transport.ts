import type { Transporter } from 'nodemailer';
import { type MailTransport, messageOf } from './mail-transport.ts';

const seconds = 1000;

/** How long a mail server is waited for. */
export const smtpPatience = {
  connectionTimeout: 15 * seconds,
  greetingTimeout: 15 * seconds,
  socketTimeout: 60 * seconds,
};

/** Loaded with the first mail: most processes start without sending any. */
async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const address = new URL(url);
  const isSecure = address.protocol === 'smtps:';
  return createTransport({
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address.port) || (isSecure ? 465 : 587),
    secure: isSecure,
    ...(address.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) } }),
    pool: true,
    maxConnections: 2,
    ...smtpPatience,
  });
}

export function createSmtpTransport(url: string): MailTransport {
  let connecting: Promise<Transporter> | undefined;
  return {
    hasServer: async () => true,
    async deliver(mail) {
      connecting ??= connect(url);
      await (await connecting).sendMail(messageOf(mail));
    },
    close() {
      void connecting?.then((transporter) => transporter.close());
    },
  };
}
