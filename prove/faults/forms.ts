import { randomBytes } from 'node:crypto';
import type { SentSubmission } from '#features/submissions/contract/filling.ts';
import type { Findings } from '../verdict.ts';
import { publishedForm, type SolvedChallenge, solved } from './form-calls.ts';
import { askDatabase, call, openSite, type Site, type Told, untilTrue } from './site.ts';
import { underKills } from './under-kills.ts';

/** The sums are asked for by one address. */
export const manyCalls = { environment: { RATE_LIMIT_PER_MINUTE: '100000' } };

/** Somebody who presses again until there is an answer, as one form filled in once. */
export interface Resident {
  challenge: SolvedChallenge;
  key: string;
  email: string;
  guid?: string;
}

export function residentWith(challenge: SolvedChallenge, number: number): Resident {
  const key = randomBytes(24).toString('base64url');
  return { challenge, key, email: `bewoner-${number}-${key.slice(0, 6)}@x.example` };
}

/** As long as there are sums. */
export const nextOf =
  (sums: SolvedChallenge[]) =>
  (number: number): Resident | undefined => {
    const challenge = sums.pop();
    return challenge && residentWith(challenge, number);
  };

/** Four residents at a time send a form while the server is killed: what was confirmed is there once, and each mail follows once. */
export async function proveForms(findings: Findings, dataDir: string, kills: number): Promise<void> {
  const first = await openSite(dataDir, manyCalls);
  const form = await publishedForm(first, { confirmationField: 'mail' });
  const sums = await solved(first, `/api/forms/${form}/challenge`, kills);
  const {
    site,
    people: residents,
    strange,
  } = await underKills<Resident>(first, {
    dataDir,
    options: manyCalls,
    kills,
    next: nextOf(sums),
    press: (now, resident) => sendForm(now, form, resident),
    isDone: ({ guid }) => guid !== undefined,
  });
  const rows = await askDatabase<{ guid: string }>(dataDir, 'select guid from form_submission where form_guid = $1', [
    form,
  ]);
  const kept = new Set(rows.map(({ guid }) => guid));
  const lost = residents.filter(({ guid }) => !kept.has(guid ?? '')).length;
  findings.note(
    `${kills} kills under residents who send a form: lost, twice`,
    `${residents.length} sent, ${lost} lost, ${rows.length - residents.length} twice`,
    lost === 0 && rows.length === residents.length && strange === 0,
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

/** `more`: what else is sent along, for which item. */
export async function sendForm(
  site: Site,
  form: string,
  resident: Resident,
  more: { posted?: Record<string, string[]>; itemGuid?: string } = {},
): Promise<Told> {
  const posted = more.posted ?? { naam: ['Noor'], mail: [resident.email] };
  const json = { version: 1, key: resident.key, language: 'nl', challenge: resident.challenge, ...more, posted };
  const told = await call(site.product.port, `/api/forms/${form}/submissions`, { method: 'POST', json });
  if (told.status === 200) resident.guid = (JSON.parse(told.body) as SentSubmission).guid;
  return told;
}
