import type { MailContent } from './render-mail.ts';

/** What stands in the place of a link or a code for everyone but the receiver. */
export const mask = '••••••';

/** Only where it leads is told, because a wrong host name is something to look for in an outbox. */
const maskedUrl = (url: string): string => `${new URL(url).origin}/${mask}`;

/** The same mail for other readers than the receiver: every link and code masked, whatever the mail is about. */
export const maskedContent = (content: MailContent, privateValues: readonly string[] = []): MailContent => ({
  ...content,
  values: { ...content.values, ...Object.fromEntries(privateValues.map((name) => [name, mask])) },
  url: content.url && maskedUrl(content.url),
  code: content.code && mask,
  addressOf: (path) => maskedUrl(content.addressOf(path)),
  unsubscribe: content.unsubscribe && { ...content.unsubscribe, url: maskedUrl(content.unsubscribe.url) },
});

/** What must be in nothing that is told about the mail: its links and the one in its header, each also without the host, and its code as it can be typed. */
export const secretsOf = ({ url, code, unsubscribe }: MailContent, postedUrl?: string): string[] =>
  [
    ...[url, unsubscribe?.url, postedUrl].flatMap((one) =>
      one === undefined ? [] : [one, one.slice(new URL(one).origin.length)],
    ),
    ...(code === undefined ? [] : [code, code.replaceAll(' ', '')]),
  ].filter((secret) => secret.length > 1);

/** A mail server may quote what it was sent when it refuses it. The longest first: a link is in it whole, or its path. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.toSorted((a, b) => b.length - a.length).reduce((told, secret) => told.replaceAll(secret, mask), text);
