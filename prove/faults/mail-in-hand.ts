import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { benchAccount, startProduct } from '../../bench/product.ts';
import type { Findings } from '../verdict.ts';
import { call, openSite } from './site.ts';

/** Killed while a mail server has a mail in hand: it goes out again soon after the next start. */
export async function proveMailInHand(findings: Findings, dataDir: string): Promise<void> {
  /** One for each mail that was taken to its end. */
  let hear: () => void = () => undefined;
  let isAnswering = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, callback) {
      stream.resume().once('end', () => {
        hear();
        if (isAnswering) callback();
      });
    },
  });
  // The connection of a killed client breaks off; that is what is tried.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const next = () =>
    new Promise<void>((resolve, reject) => {
      hear = resolve;
      setTimeout(() => reject(new Error('No mail came in a minute.')), 60_000).unref();
    });
  const environment = { SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
  const { product } = await openSite(dataDir, { environment });
  const inHand = next();
  await call(product.port, '/api/auth/reset-password:request', { method: 'POST', json: { email: benchAccount.email } });
  await inHand;
  process.kill(product.pid, 'SIGKILL');
  isAnswering = true;
  const again = next();
  const second = await startProduct({ dataDir, core: undefined, environment });
  const begin = performance.now();
  await again;
  const waited = performance.now() - begin;
  findings.note(
    'killed while sending a mail: sent after the next start',
    `${(waited / 1000).toFixed(1)} s`,
    waited < 30_000,
  );
  await second.stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
