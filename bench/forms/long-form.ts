import { createHash } from 'node:crypto';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';
import { ask, type Headers } from '../editor/long-page.ts';
import { signIn } from '../sign-in.ts';

const nl = (words: string) => ({ $lang: { nl: words } });
const option = (value: string) => ({ value, label: nl(value) });
const question = (id: string, kind: string, more: object = {}) => ({ id, kind, label: nl(`Vraag ${id}`), ...more });

export const topics = ['afval', 'verlichting', 'weg', 'groen', 'anders'];
export const ways = ['brief', 'krant', 'site', 'buren', 'winkel'];

/** Two steps, twelve questions, one of which is asked only after a certain answer. */
const document = {
  title: nl('Melding van de meting'),
  fields: [
    question('steponea', 'pageBreak'),
    question('topic', 'choice', { isRequired: true, options: topics.map(option) }),
    question('detail', 'text', {
      isRequired: true,
      condition: { match: 'all', rules: [{ field: 'topic', operator: 'oneOf', values: ['anders'] }] },
    }),
    question('story', 'longText', { isRequired: true }),
    question('where', 'text'),
    question('since', 'date'),
    question('visits', 'number', { settings: { min: 0, max: 100 } }),
    question('steptwob', 'pageBreak'),
    question('rating', 'scale', { isRequired: true, settings: { from: 1, to: 5 } }),
    question('ways', 'manyChoice', { options: ways.map(option) }),
    question('costs', 'money'),
    question('name', 'text', { isRequired: true, personalData: 'ordinary' }),
    question('email', 'email', { personalData: 'ordinary' }),
    question('phone', 'phone', { personalData: 'ordinary' }),
  ],
};

/** What a browser posts of it; the number makes every one another. */
export const postedAnswers = (number: number): Record<string, string[]> => ({
  topic: ['anders'],
  detail: ['Een bankje dat los zit'],
  story: [`Melding ${number}: bij de ingang van het park zit een plank van het bankje los, al een paar weken.`],
  where: ['Parkweg bij de ingang'],
  since: ['2026-09-14'],
  visits: [String(number % 40)],
  rating: [String(1 + (number % 5))],
  ways: ['brief', 'site'],
  costs: ['12,50'],
  name: [`Inwoner ${number}`],
  email: [`inwoner${number}@vloedhaven.example`],
  phone: ['0612345678'],
});

async function put(port: number, path: string, headers: Headers, body: object): Promise<{ sequence: number }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return (await answer.json()) as { sequence: number };
}

/** An empty form with these fields; not published. */
export async function makeForm(port: number, asked: { title: object; fields: object[] }) {
  const headers = await signIn(port);
  const { guid } = await ask<{ guid: string }>(port, '/api/forms', headers, {
    title: 'Melding',
    from: { nothing: true },
  });
  const { sequence } = await put(port, `/api/forms/${guid}/draft`, headers, { document: asked, sequence: 1 });
  return { guid, sequence, headers };
}

/** Published, for everyone, with a clock; nobody is mailed. */
export async function makeLongForm(port: number): Promise<{ guid: string; headers: Headers }> {
  const { guid, sequence, headers } = await makeForm(port, document);
  const { settings } = await ask<{ settings: object }>(port, `/api/forms/${guid}`, headers);
  await put(port, `/api/forms/${guid}/settings`, headers, {
    ...settings,
    onSubmit: ['Save'],
    dueDays: 5,
    visibility: 'Public',
  });
  await ask(port, `/api/forms/${guid}/publish`, headers, { sequence });
  return { guid, headers };
}

/** The sum that a browser does before it sends. Each is for one submission. */
export async function solveChallenge(port: number, guid: string): Promise<{ token: string; solution: number }> {
  const { token, bits } = await ask<{ token: string; bits: number }>(port, `/api/forms/${guid}/challenge`, {}, {});
  for (let solution = 0; ; solution += 1) {
    if (zeroBits(createHash('sha256').update(`${token}:${solution}`).digest()) >= bits) return { token, solution };
  }
}
