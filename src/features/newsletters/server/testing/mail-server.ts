import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

type Answer = (error?: Error) => void;
const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** A real mail server on this machine: it keeps what it took, refuses whom it is told to, and holds its answer when that is asked. */
export async function startLetterServer() {
  const taken: { to: string; message: string }[] = [];
  const refused = new Map<string, Error>();
  /** Called with every letter at this point of the conversation; true holds the answer for ever. */
  let holds: (at: 'RCPT' | 'END', to: string) => boolean = () => false;
  const answerTo = (at: 'RCPT' | 'END', to: string, callback: Answer) => {
    if (!holds(at, to)) callback();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, callback) {
      const error = refused.get(address);
      if (error !== undefined) callback(error);
      else answerTo('RCPT', address, callback);
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? '';
        taken.push({ to, message: Buffer.concat(chunks).toString() });
        answerTo('END', to, callback);
      });
    },
  });
  // The connection of a killed client breaks off; that is what is tried.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    taken,
    refuse: (address: string, code: number, words: string) => refused.set(address, refusal(code, words)),
    accept: (address: string) => refused.delete(address),
    holdWhen: (rule: typeof holds) => {
      holds = rule;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
