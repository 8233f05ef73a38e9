import { setTimeout as delay } from 'node:timers/promises';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { solutionOf } from '../writing/solution.ts';
import { call, type Site, type Told } from './site.ts';

export interface SolvedChallenge {
  token: string;
  solution: number;
}

const nl = (words: string) => ({ $lang: { nl: words } });
/** Of who is told nothing else than that there is no room or no server now. */
const usual = [0, 200, 429, 503];

/** 1 for an answer that nobody should get. */
export const strangeness = ({ status }: Told): number => (usual.includes(status) ? 0 : 1);

/** As the admin; anything but a success ends the proof. */
export async function askAs(
  { product: { port }, headers }: Site,
  method: string,
  path: string,
  json?: object,
): Promise<string> {
  const { status, body } = await call(port, path, { method, headers, json });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${body}`);
  return body;
}

/** That asks for a name and an address, to which the confirmation goes. */
export async function publishedForm(site: Site, more: object = {}): Promise<string> {
  const made = await askAs(site, 'POST', '/api/forms', { title: 'Melding', from: { nothing: true } });
  const { guid } = JSON.parse(made) as { guid: string };
  const fields = [
    { id: 'naam', kind: 'text', label: nl('Naam') },
    { id: 'mail', kind: 'email', label: nl('E-mailadres') },
  ];
  await askAs(site, 'PUT', `/api/forms/${guid}/draft`, { document: { title: nl('Melding'), fields }, sequence: 1 });
  const { settings } = JSON.parse(await askAs(site, 'GET', `/api/forms/${guid}`)) as { settings: object };
  await askAs(site, 'PUT', `/api/forms/${guid}/settings`, { ...settings, ...more });
  await askAs(site, 'POST', `/api/forms/${guid}/publish`, { sequence: 2 });
  return guid;
}

/** More than are through before the server is killed. */
const sendersInRound = 150;

/** The sums that keep robots away, worked out before: each is for one who sends. */
export async function solved({ product: { port } }: Site, path: string, kills: number): Promise<SolvedChallenge[]> {
  const sums: SolvedChallenge[] = [];
  while (sums.length < kills * sendersInRound) {
    const { body } = await call(port, path, { method: 'POST' });
    const { token, bits } = JSON.parse(body) as Challenge;
    sums.push({ token, solution: solutionOf(token, bits) });
  }
  // Nobody fills in a form in less.
  await delay(4000);
  return sums;
}
