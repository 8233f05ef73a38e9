import { isIP } from 'node:net';
import type { SendMailOptions } from 'nodemailer';
import type { MailServer } from '#features/connections/contract/connection-schemas.ts';
import { isLoopback, publicAddress } from '#platform/server/private-name.ts';
import { withoutSecrets } from '../contract/mail-secrets.ts';
import { type MailTransport, messageOf, pausedMessage, pausing } from './mail-transport.ts';
import { smtpPatience } from './smtp-transport.ts';

interface ChosenParts {
  /** The platform's own mail server, as it is now. */
  own(): Promise<MailServer | undefined>;
  hasOwn(): Promise<boolean>;
  /** The installation's. */
  otherwise: MailTransport;
  allowsLoopback: boolean;
}

/** By the platform's own mail server where an admin wrote one, else as the installation does. */
export const createChosenTransport = ({ own, hasOwn, otherwise, allowsLoopback }: ChosenParts): MailTransport => ({
  hasServer: async () => (await hasOwn()) || otherwise.hasServer(),
  async deliver(mail) {
    const server = await own();
    if (server === undefined) return otherwise.deliver(mail);
    await deliverBy(server, messageOf(mail), allowsLoopback);
  },
  async deliverLetter(mail, beforeEnd) {
    const server = await own();
    if (server === undefined) return otherwise.deliverLetter(mail, beforeEnd);
    await deliverBy(server, pausedMessage(mail, beforeEnd), allowsLoopback);
  },
  close: () => otherwise.close(),
});

/**
 * A connection for each mail: the name is looked up every time and what was found is connected to, so that it cannot lead
 * into our own network a moment later, and what an admin wrote over is not used once more.
 */
async function deliverBy(server: MailServer, message: SendMailOptions, allowsLoopback: boolean): Promise<void> {
  const { host, port, security, user, password } = server;
  const address = await publicAddress(host, allowsLoopback);
  const { createTransport } = await import('nodemailer');
  const transporter = createTransport({
    host: address,
    port,
    secure: security === 'tls',
    // A password never goes in the clear, but to this machine itself.
    requireTLS: !(allowsLoopback && isLoopback(host)),
    tls: isIP(host) === 0 ? { servername: host } : {},
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    ...smtpPatience,
  });
  transporter.use('stream', pausing);
  try {
    await transporter.sendMail(message);
  } catch (error) {
    throw withoutQuotes(error, [user, password]);
  } finally {
    transporter.close();
  }
}

/** A server may quote who it refuses: that goes to the outbox and to the log. */
function withoutQuotes(error: unknown, secrets: readonly string[]): Error {
  const {
    message = String(error),
    code,
    responseCode,
    command,
  } = error as {
    message?: string;
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const forms = secrets.flatMap((secret) => [secret, Buffer.from(secret).toString('base64')]);
  const told = new Error(
    withoutSecrets(
      message,
      forms.filter((form) => form.length > 1),
    ),
  );
  return Object.assign(told, { code, responseCode, command });
}
