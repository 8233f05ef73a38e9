import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Findings } from '../verdict.ts';
import { askAs, publishedForm, solved } from './form-calls.ts';
import { manyCalls, nextOf, type Resident, sendForm } from './forms.ts';
import { openSite, untilTrue } from './site.ts';
import { underKills } from './under-kills.ts';

interface Message {
  data: { submission: string };
}

/** Another system: by submission, the ids of the messages that it took. Every fifth is refused once, as a busy system does. */
async function openReceiver() {
  const taken = new Map<string, string[]>();
  const refused = new Set<string>();
  let heard = 0;
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      heard += 1;
      const id = String(request.headers['webhook-id']);
      const isRefused = heard % 5 === 0 && !refused.has(id);
      if (isRefused) refused.add(id);
      else {
        const { data } = JSON.parse(Buffer.concat(pieces).toString()) as Message;
        taken.set(data.submission, [...(taken.get(data.submission) ?? []), id]);
      }
      response.writeHead(isRefused ? 503 : 204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/in`, taken, close: () => server.close() };
}

/** A form with a webhook while the server is killed: the other system hears of every submission, under one id, and of no other. */
export async function proveWebhooks(findings: Findings, dataDir: string, kills: number): Promise<void> {
  const options = { ...manyCalls, mayAskItself: true };
  const receiver = await openReceiver();
  const first = await openSite(dataDir, options);
  const form = await publishedForm(first);
  await askAs(first, 'POST', `/api/forms/${form}/hooks`, { address: receiver.address, events: ['received'] });
  const sums = await solved(first, `/api/forms/${form}/challenge`, kills);
  const { site, people, strange } = await underKills<Resident>(first, {
    dataDir,
    options,
    kills,
    next: nextOf(sums),
    press: (now, resident) => sendForm(now, form, resident),
    isDone: ({ guid }) => guid !== undefined,
  });
  const unheard = () => people.filter(({ guid = '' }) => !receiver.taken.has(guid)).length;
  // What a killed process had in hand is let go after a minute and a half, and what was refused waits for a minute.
  const waited = await untilTrue('the other system heard of all', async () => unheard() === 0, 360);
  const ids = [...receiver.taken.values()];
  const underTwoIds = ids.filter((all) => new Set(all).size > 1).length;
  const again = ids.filter((all) => all.length > 1).length;
  findings.note(
    `${kills} kills under a form with a webhook: unheard, under two ids, of nothing`,
    `${people.length} sent, ${unheard()} unheard, ${underTwoIds} under two ids, ${ids.length - people.length} of nothing; ${again} told again under their id; ${(waited / 1000).toFixed(1)} s after the last start`,
    unheard() === 0 && underTwoIds === 0 && ids.length === people.length && strange === 0,
  );
  receiver.close();
  await site.product.stop();
}
