import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SentSubmission } from '#features/submissions/contract/filling.ts';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';
import type { Findings } from '../verdict.ts';
import { askDatabase, call, openSite, type Site, untilTrue } from './site.ts';

/** Somebody who presses again until there is an answer, as one form filled in once. */
interface Resident {
  key: string;
  email: string;
  guid?: string;
}

const nl = (words: string) => ({ $lang: { nl: words } });
/** Of who is told nothing else than that there is no room or no server now. */
const usual = [0, 200, 429, 503];

/** Four residents at a time send a form while the server is killed: what was confirmed is there once, and each mail follows once. */
export async function proveForms(findings: Findings, dataDir: string, kills: number): Promise<void> {
  let site = await openSite(dataDir);
  const form = await publishedForm(site);
  const challenge = await solved(site, form);
  const residents: Resident[] = [];
  const counts = { strange: 0 };
  for (let round = 0; round < kills; round += 1) {
    const isOver = { now: false };
    const sending = Array.from({ length: 4 }, async () => {
      while (!isOver.now) {
        const key = randomBytes(24).toString('base64url');
        const resident: Resident = { key, email: `bewoner-${residents.length}-${key.slice(0, 6)}@x.example` };
        residents.push(resident);
        counts.strange += await press(site, form, challenge, resident);
      }
    });
    await delay(200 + ((round * 379) % 800));
    process.kill(site.product.pid, 'SIGKILL');
    isOver.now = true;
    await Promise.all(sending);
    site = await openSite(dataDir);
  }
  for (const resident of residents) {
    while (resident.guid === undefined) {
      counts.strange += await press(site, form, challenge, resident);
      if (resident.guid === undefined) await delay(1000);
    }
  }
  const rows = await askDatabase<{ guid: string }>(dataDir, 'select guid from form_submission where form_guid = $1', [
    form,
  ]);
  const kept = new Set(rows.map(({ guid }) => guid));
  const lost = residents.filter(({ guid }) => !kept.has(guid ?? '')).length;
  findings.note(
    `${kills} kills under residents who send a form: lost, twice`,
    `${residents.length} sent, ${lost} lost, ${rows.length - residents.length} twice`,
    lost === 0 && rows.length === residents.length && counts.strange === 0,
  );
  const mails = () =>
    askDatabase<{ to_address: string; count: string }>(
      dataDir,
      `select to_address, count(*) from mail where kind = 'submission-confirmed' and to_address like 'bewoner-%@x.example'
        group by to_address`,
    );
  const waited = await untilTrue('every mail is there', async () => (await mails()).length === residents.length, 120);
  const twice = (await mails()).filter(({ count }) => count !== '1').length;
  findings.note(
    'the mail of each, after the last start',
    `${(waited / 1000).toFixed(1)} s, ${twice} twice`,
    twice === 0 && waited < 60_000,
  );
  await site.product.stop();
}

/** Answers 1 for an answer that nobody should get. */
async function press(site: Site, form: string, challenge: object, resident: Resident): Promise<number> {
  const posted = { naam: ['Noor'], mail: [resident.email] };
  const json = { version: 1, key: resident.key, posted, language: 'nl', challenge };
  const { status, body } = await call(site.product.port, `/api/forms/${form}/submissions`, { method: 'POST', json });
  if (status === 200) resident.guid = (JSON.parse(body) as SentSubmission).guid;
  return usual.includes(status) ? 0 : 1;
}

async function publishedForm({ product: { port }, headers }: Site): Promise<string> {
  const ask = async (method: string, path: string, json?: object) => {
    const { status, body } = await call(port, path, { method, headers, json });
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${body}`);
    return body;
  };
  const made = await ask('POST', '/api/forms', { title: 'Melding', from: { nothing: true } });
  const { guid } = JSON.parse(made) as { guid: string };
  const fields = [
    { id: 'naam', kind: 'text', label: nl('Naam') },
    { id: 'mail', kind: 'email', label: nl('E-mailadres') },
  ];
  await ask('PUT', `/api/forms/${guid}/draft`, { document: { title: nl('Melding'), fields }, sequence: 1 });
  const { settings } = JSON.parse(await ask('GET', `/api/forms/${guid}`)) as { settings: object };
  await ask('PUT', `/api/forms/${guid}/settings`, { ...settings, confirmationField: 'mail' });
  await ask('POST', `/api/forms/${guid}/publish`, { sequence: 2 });
  return guid;
}

/** Done once: what keeps robots away says who began when, and nothing is kept of it. */
async function solved({ product: { port } }: Site, form: string): Promise<{ token: string; solution: number }> {
  const { body } = await call(port, `/api/forms/${form}/challenge`, { method: 'POST' });
  const { token, bits } = JSON.parse(body) as Challenge;
  let solution = 0;
  while (zeroBits(createHash('sha256').update(`${token}:${solution}`).digest()) < bits) solution += 1;
  // Nobody fills in a form in less.
  await delay(4000);
  return { token, solution };
}
