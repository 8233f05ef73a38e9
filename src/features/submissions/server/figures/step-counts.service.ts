import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { createCountedReaders, headerWord, type Looker } from '#features/statistics/server/counted-readers.service.ts';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import { type Device, deviceOf } from '../../contract/figures/device-of.ts';
import { isMarkOf, isStepOf } from '../../contract/figures/step-mark.ts';
import { longestAtStep, stretchOf } from '../../contract/figures/step-time.ts';
import { addStepCount, addStepCounts } from './step-counts.repository.ts';
import { addStepTime, addStepTimes } from './step-times.repository.ts';

interface StepCountsParts {
  platform: Platform;
  clock: Clock;
  forms: Pick<LiveFormsService, 'readLive' | 'readVersion'>;
  settings: Pick<SettingsService, 'all'>;
}

export interface CountedStep {
  version: number;
  mark: string;
  /** The step before, and how long they were at it. */
  spent?: { step: string; seconds: number } | undefined;
}

/** What was counted elsewhere: each with its number. */
export interface PastCounts {
  steps: readonly { version: number; day: string; mark: string; device: Device; number: number }[];
  times: readonly { version: number; day: string; step: string; seconds: number; number: number }[];
}

export type StepCountsService = ReturnType<typeof createStepCountsService>;

/** How far forms are filled in: one number for a form, a version, a day, a step and a class of device. */
export function createStepCountsService({ platform, clock, forms, settings }: StepCountsParts) {
  const countedReaders = createCountedReaders({ settings });
  return {
    /** Who is not counted as a visitor is not counted here either; nothing is kept of a browser but the kind of device. */
    async count(looker: Looker, formGuid: string, { version, mark, spent }: CountedStep): Promise<void> {
      const form = await forms.readLive(looker.viewer, formGuid);
      if (form === undefined) throw notFound();
      const document = version === form.version ? form.document : await forms.readVersion(formGuid, version);
      if (document === undefined) throw notFound();
      if (!isMarkOf(document, mark)) throw badInput([{ path: 'mark', code: 'unknown', message: 'unknown' }]);
      if (spent !== undefined && !isStepOf(document, spent.step))
        throw badInput([{ path: 'spent.step', code: 'unknown', message: 'unknown' }]);
      const device = deviceOf(headerWord(looker.headers['user-agent']));
      if (device === undefined || !(await countedReaders.isCounted(looker))) return;
      const { timeZone } = await platform.locale();
      const counted = { formGuid: form.guid, version, day: calendarDay(clock.now(), timeZone) };
      await addStepCount(platform.db, { ...counted, mark, device });
      if (spent === undefined || spent.seconds > longestAtStep) return;
      await addStepTime(platform.db, { ...counted, step: spent.step, seconds: stretchOf(spent.seconds) });
    },

    /** Takes over what was counted before there was anything here to count it. */
    async takeOver(viewer: Viewer, formGuid: string, { steps, times }: PastCounts): Promise<void> {
      requireAdmin(viewer);
      await platform.transaction(async (trx) => {
        await addStepCounts(trx, formGuid, steps);
        await addStepTimes(trx, formGuid, times);
      });
    },
  };
}
