import { publishedForm } from '../faults/form-calls.ts';
import { type Resident, residentWith, sendForm } from '../faults/forms.ts';
import { eventWithPlaces, signUp, signUpsFor } from '../faults/sign-ups.ts';
import { askDatabase, type Site, type Told } from '../faults/site.ts';
import { Sums } from './sums.ts';
import type { Writing } from './writing.ts';

interface Sent {
  kind: string;
  form: string;
  send(site: Site, resident: Resident): Promise<Told>;
  /** One for each that is kept. */
  kept(site: Site): Promise<string[]>;
}

/** Residents who send a form, with a mail to each. */
export async function formWriting(site: Site): Promise<Writing & { form: string }> {
  const form = await publishedForm(site, { confirmationField: 'mail' });
  const writing = submissionWriting({
    kind: 'forms',
    form,
    send: (now, resident) => sendForm(now, form, resident),
    kept: async ({ dataDir }) => {
      const sql = 'select guid from form_submission where form_guid = $1';
      return (await askDatabase<{ guid: string }>(dataDir, sql, [form])).map(({ guid }) => guid);
    },
  });
  return { ...writing, form };
}

/** People who sign up for an event with few places; most of them wait for one. */
export async function signUpWriting(site: Site): Promise<Writing> {
  const event = await eventWithPlaces(site);
  return submissionWriting({
    kind: 'sign-ups',
    form: event.formGuid,
    send: (now, resident) => signUp(now, event, resident),
    kept: async ({ dataDir }) => (await signUpsFor(dataDir, event.itemGuid)).map(({ guid }) => guid),
  });
}

/** One after another, each until they have an answer. */
function submissionWriting({ kind, form, send, kept }: Sent): Writing {
  const sums = new Sums(`/api/forms/${form}/challenge`);
  const confirmed: string[] = [];
  let current: Resident | undefined;
  let number = 0;
  return {
    kind,
    async write(site) {
      if (current === undefined) {
        const sum = sums.take();
        if (sum === undefined) return await sums.add(site);
        number += 1;
        current = residentWith(sum, number);
      }
      const told = await send(site, current);
      if (current.guid !== undefined) {
        confirmed.push(current.guid);
        current = undefined;
      }
      return told;
    },
    isOpen: () => current !== undefined,
    async standing(site) {
      const rows = await kept(site);
      const all = new Set(rows);
      const lost = confirmed.filter((guid) => !all.has(guid)).length;
      return { confirmed: confirmed.length, lost, twice: Math.max(0, rows.length - (confirmed.length - lost)) };
    },
  };
}
