import { randomBytes, randomUUID } from 'node:crypto';
import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import type { FormUploadsService, ReceivedFile } from '#features/form-files/server/form-uploads.service.ts';
import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import type { SentPosted } from '#platform/contract/calls/body-kinds.ts';
import { AppError, conflict, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type FormEntry, type Posted, SenderKey } from '../contract/filling.ts';
import { proofAddress, proofAddressFault } from '../contract/proof-address.ts';
import { entryParameter, stepFields } from '../contract/step-fields.ts';
import {
  checkStep,
  faultsOfStep,
  hasUnseen,
  mergePosted,
  openStep,
  readAction,
  stepAfter,
  stepOfField,
  walkOf,
  withTimes,
} from '../contract/step-flow.ts';
import { requireHumanPace } from './challenge.ts';
import { deleteEntriesBefore, type EntryRow, findEntry, writeEntry } from './form-entries.repository.ts';
import { type LiveForm, mustProve, readAnswers } from './form-filling.ts';
import { hashOfKey, type SubmissionsService } from './submissions.service.ts';
import type { SendingClient } from './telling/daily-limit.ts';

interface FormStepsParts {
  platform: Platform;
  clock: Clock;
  submissions: Pick<SubmissionsService, 'requireForm' | 'documentOf' | 'send'>;
  files: Pick<FormFilesService, 'withTrueFiles'>;
  uploads: Pick<FormUploadsService, 'receive' | 'keepPosted'>;
}

/** What comes with the fields of a step. */
interface SentStep {
  received: readonly ReceivedFile[];
  client: SendingClient;
}

interface SendingStep {
  entry: EntryRow;
  key: string;
  posted: Posted;
  language: string;
  trap: string | undefined;
  client: SendingClient;
}

const hoursKept = 24;

/** Both, of a name that is in both one after the other. */
function withMore(posted: Posted, more: Posted): Posted {
  const added = Object.entries(more).map(([name, values]): [string, string[]] => [
    name,
    [...(posted[name] ?? []), ...values],
  ]);
  return { ...posted, ...Object.fromEntries(added) };
}

const first = (posted: Posted, name: string): string | undefined => posted[name]?.[0];

export type FormStepsService = ReturnType<typeof createFormStepsService>;

/**
 * A form without script: each step is posted, kept for a day under a key that only its sender has, and the page is drawn
 * anew with it. Whoever has our script keeps it in the browser and sends it in one go.
 */
export function createFormStepsService({ platform, clock, submissions, files, uploads }: FormStepsParts) {
  /** Nobody without script can read a refusal as a program does: it is told on the page, with all that was filled in. */
  async function sendOrRefuse(viewer: Viewer, form: LiveForm, sending: SendingStep): Promise<{ guid?: string }> {
    const { entry, key, posted, language, trap = '', client } = sending;
    try {
      if (trap !== '') throw conflict('form-refused');
      const beganAt = requireHumanPace(entry.beganAt, clock.now());
      const sent = { version: entry.version, key, posted, language, beganAt, client };
      return await submissions.send(viewer, form, sent);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return {};
      throw error;
    }
  }

  /** Where the browser goes next. */
  async function take(viewer: Viewer, form: LiveForm, posted: Posted, { received, client }: SentStep): Promise<string> {
    const now = clock.now();
    const { timeZone, languages } = await platform.locale();
    // Both come back in an address: only what is known of them does.
    const language = languages.find((one) => one === first(posted, stepFields.language)) ?? defaultLanguage;
    const given = SenderKey.safeParse(first(posted, stepFields.key));
    const key = given.success ? given.data : randomBytes(24).toString('base64url');
    const found = await findEntry(platform.db, form.guid, hashOfKey(key), now);
    const entry = found ?? {
      guid: randomUUID(),
      version: form.version,
      posted: {},
      step: 'first',
      showsFaults: false,
      beganAt: now,
    };
    const document = await submissions.documentOf(form, entry.version);
    const action = readAction(posted);
    const sentStep = first(posted, stepFields.step) ?? entry.step;
    const owner = { formGuid: form.guid, keyHash: hashOfKey(key) };
    const sentFiles = await uploads.keepPosted(viewer, { document, version: entry.version, owner }, received);
    const changed = withTimes(mergePosted(document, sentStep, entry.posted, withMore(posted, sentFiles)), action);
    const merged = await files.withTrueFiles(document, changed, owner);
    const { steps, faults, shown, answers } = readAnswers(document, merged, timeZone);
    const walk = walkOf({ steps });
    const here = openStep(walk, sentStep);
    const addressFault =
      action.kind === 'send' && mustProve(viewer, form)
        ? proofAddressFault(proofAddress(document, merged, answers))
        : undefined;
    const sent =
      action.kind === 'send' && faults.length === 0 && addressFault === undefined
        ? await sendOrRefuse(viewer, form, {
            entry,
            key,
            posted: merged,
            language,
            trap: first(posted, stepFields.trap),
            client,
          })
        : undefined;
    if (sent?.guid !== undefined) return `${withLanguagePrefix(`/submission/${sent.guid}`, language)}?key=${key}`;
    const wrong = action.kind === 'next' ? faultsOfStep(document, here, faults) : action.kind === 'send' ? faults : [];
    // Without script a question that was opened just now has not been seen yet.
    const isNew = action.kind === 'next' && hasUnseen(document, here, shown, posted);
    const step =
      action.kind === 'send'
        ? (stepOfField(document, faults[0]?.field ?? '') ?? checkStep)
        : wrong.length > 0 || isNew
          ? here
          : stepAfter(walk, here, action);
    await writeEntry(platform.db, {
      ...entry,
      posted: sent === undefined ? merged : { ...merged, [stepFields.refused]: ['true'] },
      step,
      showsFaults: (wrong.length > 0 || addressFault !== undefined) && !isNew,
      formGuid: form.guid,
      keyHash: hashOfKey(key),
      now,
      expiresAt: new Date(now.getTime() + hoursKept * 3600_000),
    });
    const page = safeReturnPath(first(posted, stepFields.page) ?? '/');
    return `${page}${page.includes('?') ? '&' : '?'}${entryParameter(form.guid)}=${key}#form-${form.guid}`;
  }

  return {
    async entry(viewer: Viewer, guid: string, key: string): Promise<FormEntry> {
      const form = await submissions.requireForm(viewer, guid);
      const row = await findEntry(platform.db, form.guid, hashOfKey(key), clock.now());
      if (row === undefined) throw notFound();
      const { version, posted, step, showsFaults } = row;
      return { version, document: await submissions.documentOf(form, version), posted, step, showsFaults };
    },

    /** A step, with the files that came with it. Who may not send it is told before they are read. */
    async post(viewer: Viewer, guid: string, body: SentPosted, client: SendingClient): Promise<string> {
      const form = await submissions.requireForm(viewer, guid);
      return uploads.receive(body, (posted, received) => take(viewer, form, posted, { received, client }));
    },

    async forgetOld(): Promise<void> {
      await deleteEntriesBefore(platform.db, clock.now());
    },
  };
}
