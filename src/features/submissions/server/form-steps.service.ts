import { randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { FormFilesService } from '#features/form-files/server/form-files.service.ts';
import type { FormUploadsService, ReceivedFile } from '#features/form-files/server/form-uploads.service.ts';
import type { Looker } from '#features/statistics/server/counted-readers.service.ts';
import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import type { SentPosted } from '#platform/contract/calls/body-kinds.ts';
import { AppError, conflict } from '#platform/contract/calls/errors.ts';
import { guidOf } from '#platform/contract/calls/guid-text.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import { hashOfKey } from '#platform/server/mailed-key.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireHumanPace } from '#platform/server/robots/challenge.ts';
import { forgetUsed } from '#platform/server/robots/used-challenges.ts';
import { begunMark, sentMark } from '../contract/figures/step-mark.ts';
import { type FormEntry, type Posted, SenderKey } from '../contract/filling.ts';
import { proofAddress, proofAddressFault } from '../contract/proof-address.ts';
import { type LaterState, stepFields } from '../contract/step-fields.ts';
import {
  checkStep,
  faultsOfStep,
  hasUnseen,
  mergePosted,
  onlyAsked,
  openStep,
  readAction,
  stepAfter,
  stepOfField,
  walkOf,
  withTimes,
} from '../contract/step-flow.ts';
import type { StepCountsService } from './figures/step-counts.service.ts';
import { deleteEntriesBefore, deleteEntryOf, type EntryRow, findEntry, writeEntry } from './form-entries.repository.ts';
import { type LiveForm, mustProve, readAnswers } from './form-filling.ts';
import { type FormLaterService, pathOfEntry } from './later/form-later.service.ts';
import type { PrefillService } from './prefill/prefill.service.ts';
import type { SubmissionsService } from './submissions.service.ts';
import type { SendingClient } from './telling/daily-limit.ts';

interface FormStepsParts {
  platform: Platform;
  clock: Clock;
  prefill: Pick<PrefillService, 'ofForm'>;
  submissions: Pick<SubmissionsService, 'requireForm' | 'isSendable' | 'documentOf' | 'send'>;
  files: Pick<FormFilesService, 'withTrueFiles'>;
  uploads: Pick<FormUploadsService, 'receive' | 'keepPosted'>;
  later: Pick<FormLaterService, 'keep'>;
  stepCounts: StepCountsService;
}

/** What comes with the fields of a step. */
interface SentStep {
  received: readonly ReceivedFile[];
  client: SendingClient;
  looker: Looker;
}

interface SendingStep {
  entry: EntryRow;
  key: string;
  posted: Posted;
  language: string;
  trap: string | undefined;
  itemGuid: string | undefined;
  client: SendingClient;
}

interface LaterStep {
  isMailed: boolean;
  email: string | undefined;
  keeping: Omit<Parameters<FormLaterService['keep']>[1], 'email'>;
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
export function createFormStepsService(parts: FormStepsParts) {
  const { platform, clock, prefill, submissions, files, uploads, later, stepCounts } = parts;
  /** Nobody without script can read a refusal as a program does: it is told on the page, with all that was filled in. */
  async function sendOrRefuse(viewer: Viewer, form: LiveForm, sending: SendingStep): Promise<{ guid?: string }> {
    const { entry, key, posted, language, trap = '', itemGuid, client } = sending;
    try {
      if (trap !== '') throw conflict('form-refused');
      const beganAt = requireHumanPace(entry.beganAt, clock.now());
      const sent = { version: entry.version, key, posted, language, beganAt, itemGuid, client };
      return await submissions.send(viewer, form, sent);
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return {};
      throw error;
    }
  }

  /** What the page shows of going on later; nothing when somebody rather goes on now. */
  async function laterAfter(
    form: LiveForm,
    action: 'later' | 'mail' | 'stay',
    { isMailed, email, keeping }: LaterStep,
  ): Promise<LaterState | undefined> {
    if (action === 'stay') return undefined;
    if (action === 'later') return isMailed ? 'saved' : 'ask';
    const address = z.email().max(254).safeParse(email?.trim());
    if (!address.success) return 'wrong';
    try {
      const { isMailed: isSent } = await later.keep(form, { ...keeping, email: address.data });
      return isSent ? 'sent' : 'saved';
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return 'limited';
      throw error;
    }
  }

  async function tellLater(formGuid: string, keyHash: string, state: LaterState): Promise<void> {
    const now = clock.now();
    const row = await findEntry(platform.db, formGuid, keyHash, now);
    if (row === undefined) return;
    const posted = { ...row.posted, [stepFields.later]: [state] };
    await writeEntry(platform.db, { ...row, posted, formGuid, keyHash, now });
  }

  /** Where the browser goes next. */
  async function take(form: LiveForm, posted: Posted, { received, client, looker }: SentStep): Promise<string> {
    const { viewer } = looker;
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
      // Of who is signed in, for the steps that come; the one that was posted is as it was sent.
      posted: await prefill.ofForm(viewer, form),
      step: 'first',
      showsFaults: false,
      beganAt: now,
      mailedAt: null,
      expiresAt: now,
    };
    const document = await submissions.documentOf(form, entry.version);
    const count = (mark: string) => stepCounts.count(looker, form.guid, { version: entry.version, mark });
    if (found === undefined) await count(begunMark);
    const action = readAction(posted);
    const page = first(posted, stepFields.page) ?? '/';
    if (action.kind === 'forget') {
      await deleteEntryOf(platform.db, form.guid, hashOfKey(key));
      return `${safeReturnPath(page)}#form-${form.guid}`;
    }
    const write = (changes: Pick<EntryRow, 'posted' | 'step' | 'showsFaults'>) => {
      const tomorrow = new Date(now.getTime() + hoursKept * 3600_000);
      const expiresAt = entry.mailedAt !== null ? entry.expiresAt : tomorrow;
      return writeEntry(platform.db, {
        ...entry,
        ...changes,
        formGuid: form.guid,
        keyHash: hashOfKey(key),
        now,
        expiresAt,
      });
    };
    const sentStep = first(posted, stepFields.step) ?? entry.step;
    // The address is typed in a form of its own, which posts no answers.
    const isAside = action.kind === 'mail' || action.kind === 'stay';
    const owner = { formGuid: form.guid, keyHash: hashOfKey(key) };
    const sentFiles = await uploads.keepPosted({ document, version: entry.version, owner }, received);
    const changed = isAside
      ? onlyAsked(document, entry.posted)
      : withTimes(mergePosted(document, sentStep, entry.posted, withMore(posted, sentFiles)), action);
    const merged = await files.withTrueFiles(document, changed, owner);
    if (isAside || action.kind === 'later') {
      await write({ posted: merged, step: sentStep, showsFaults: false });
      const state = await laterAfter(form, action.kind, {
        isMailed: entry.mailedAt !== null,
        email: first(posted, stepFields.laterEmail),
        keeping: { key, version: entry.version, posted: merged, step: sentStep, language, page, client },
      });
      if (state !== undefined) await tellLater(form.guid, hashOfKey(key), state);
      return pathOfEntry(page, form.guid, key);
    }
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
            itemGuid: guidOf(first(posted, stepFields.item) ?? ''),
            client,
          })
        : undefined;
    if (sent?.guid !== undefined) await count(sentMark);
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
    const counted = entry.posted[stepFields.counted] ?? [here];
    if (!counted.includes(step)) await count(step);
    const kept = { ...merged, [stepFields.counted]: [...new Set([...counted, step])] };
    await write({
      posted: sent === undefined ? kept : { ...kept, [stepFields.refused]: ['true'] },
      step,
      showsFaults: (wrong.length > 0 || addressFault !== undefined) && !isNew,
    });
    return pathOfEntry(page, form.guid, key);
  }

  return {
    async entry(viewer: Viewer, guid: string, key: string): Promise<FormEntry | null> {
      const form = await submissions.requireForm(viewer, guid);
      const row = await findEntry(platform.db, form.guid, hashOfKey(key), clock.now());
      if (row === undefined) return null;
      const { version, posted, step, showsFaults, mailedAt, expiresAt } = row;
      const document = await submissions.documentOf(form, version);
      const until = mailedAt === null ? null : expiresAt.toISOString();
      return { version, document, posted, step, showsFaults, until };
    },

    /**
     * A step, with the files that came with it. Who may not send it is told before they are read; of a form that has
     * closed the words stay on the screen, and files are let go as they come.
     */
    async post(looker: Looker, guid: string, body: SentPosted, client: SendingClient): Promise<string> {
      const form = await submissions.requireForm(looker.viewer, guid);
      const keepsFiles = submissions.isSendable(form);
      return uploads.receive(body, { keepsFiles }, (posted, received) =>
        take(form, posted, { received: keepsFiles ? received : [], client, looker }),
      );
    },

    async forgetOld(): Promise<void> {
      await deleteEntriesBefore(platform.db, clock.now());
      await forgetUsed(platform.db, clock.now());
    },
  };
}
