/** The one thing that differs between a platform with a mail server and one without. */
export interface MailTransport {
  /** Whether mails leave the building. */
  hasServer(): Promise<boolean>;
  deliver(mail: Deliverable): Promise<void>;
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
