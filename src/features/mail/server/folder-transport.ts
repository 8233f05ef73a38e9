import { join } from 'node:path';
import { writeFileAtomically } from '#platform/server/storage/atomic-file.ts';
import { type Deliverable, type MailTransport, messageOf } from './mail-transport.ts';

/** Without a mail server nothing is lost: each mail becomes a file that any mail program opens. */
export function createFolderTransport(folder: string): MailTransport {
  async function deliver(mail: Deliverable): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await composer.sendMail(messageOf(mail));
    await writeFileAtomically(join(folder, `${mail.id}.eml`), message as Buffer, {
      unfinished: join(folder, 'unfinished'),
    });
  }
  return {
    hasServer: async () => false,
    deliver,
    async deliverLetter(mail, beforeEnd) {
      await beforeEnd();
      await deliver(mail);
    },
    close: () => undefined,
  };
}
