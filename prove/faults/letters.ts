import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { benchAccount, startProduct } from '../../bench/product.ts';
import type { Findings } from '../verdict.ts';
import { askDatabase, call, openSite, untilTrue } from './site.ts';

const longest = 1800;

/** A newsletter to many, killed again and again while it goes out: nobody is mailed twice, nobody is left out, and other mails do not wait for it. */
export async function proveLetters(
  findings: Findings,
  dataDir: string,
  { receivers, kills }: { receivers: number; kills: number },
): Promise<void> {
  const taken = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      stream.resume().once('end', () => {
        const to = envelope.rcptTo[0]?.address ?? '';
        taken.set(to, (taken.get(to) ?? 0) + 1);
        callback();
      });
    },
  });
  // The connection of a killed client breaks off; that is what is tried.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const environment = { SMTP_URL: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
  const { product, headers } = await openSite(dataDir, { environment });
  const send = async <Answer>(method: string, path: string, json?: unknown): Promise<Answer> => {
    const told = await call(product.port, path, { method, headers, json });
    if (told.status !== 200) throw new Error(`${method} ${path}: ${told.status} ${told.body}`);
    return JSON.parse(told.body) as Answer;
  };
  const list = { name: 'Lezers', language: 'nl', isPublic: true, roleIds: [] };
  const { guid: listGuid } = await send<{ guid: string }>('POST', '/api/newsletter-lists', list);
  await askDatabase(
    dataDir,
    `with people as (insert into "user" (id, name, email, email_verified, origin)
      select 'letter-' || n, 'Lezer', 'lezer-' || n || '@vloedhaven.example', true, 'Verification' from generate_series(1, $1::int) n returning id)
      insert into newsletter_reader (list_guid, user_id, since) select $2::uuid, id, now() from people`,
    [receivers, listGuid],
  );
  const { guid } = await send<{ guid: string }>('POST', '/api/newsletters', {});
  const letter = { title: 'Brief', heading: '', introduction: 'Goedemorgen.', subject: 'Brief', items: [] };
  const { sequence } = await send<{ sequence: number }>('PUT', `/api/newsletters/${guid}`, {
    letter,
    listGuid,
    sequence: 1,
  });
  await send('POST', `/api/newsletters/${guid}/send`, { sequence, receivers });
  const begin = performance.now();
  let running: Awaited<ReturnType<typeof startProduct>> = product;
  for (let kill = 1; kill <= kills; kill += 1) {
    const enough = Math.floor((receivers * kill) / (kills + 1));
    await untilTrue(`${enough} letters`, async () => taken.size >= enough, longest);
    process.kill(running.pid, 'SIGKILL');
    running = await startProduct({ dataDir, core: undefined, environment });
  }
  await call(running.port, '/api/auth/reset-password:request', { method: 'POST', json: { email: benchAccount.email } });
  const waited = await untilTrue('another mail', async () => taken.has(benchAccount.email), 60);
  const states = async () =>
    new Map(
      (
        await askDatabase<{ state: string; number: number }>(
          dataDir,
          'select state, count(*)::int as number from newsletter_receiver where newsletter_guid = $1 group by state',
          [guid],
        )
      ).map(({ state, number }) => [state, number]),
    );
  await untilTrue('all letters', async () => ((await states()).get('Waiting') ?? 0) === 0, longest);
  await untilTrue('no letter in hand', async () => ((await states()).get('HandedOver') ?? 0) === 0, 120);
  const seconds = (performance.now() - begin) / 1000;
  const ended = await states();
  const readers = [...taken].filter(([to]) => to.startsWith('lezer-'));
  const doubt = ended.get('Doubt') ?? 0;
  const what = `a letter to ${receivers}, killed ${kills} times`;
  const twice = readers.filter(([, times]) => times > 1).length;
  findings.note(`${what}: mailed twice`, String(twice), twice === 0);
  const missed = receivers - readers.length;
  findings.note(
    `${what}: not mailed, and not told to be in doubt`,
    String(Math.max(0, missed - doubt)),
    missed <= doubt,
  );
  findings.note(`${what}: in doubt, of whom not mailed`, `${doubt}, ${missed}`, doubt <= 4 * kills);
  findings.note(`${what}: in all`, `${seconds.toFixed(0)} s`);
  findings.note('another mail while it went out', `${(waited / 1000).toFixed(1)} s`, waited < 30_000);
  await running.stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}
