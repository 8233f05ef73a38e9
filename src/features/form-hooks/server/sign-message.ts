import { createHmac, randomBytes } from 'node:crypto';

/** As Standard Webhooks has it: recognised by people, and by programs that look for secrets that leaked. */
const prefix = 'whsec_';

export const makeSecret = (): string => prefix + randomBytes(32).toString('base64');

interface SignedMessage {
  id: string;
  sentAt: Date;
  body: string;
  /** The one that counts first; one that is on its way out behind it. */
  secrets: readonly string[];
}

/** The headers by which a receiver knows that a message is ours, is whole and is new (standardwebhooks.com). */
export function signatureHeaders({ id, sentAt, body, secrets }: SignedMessage): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
