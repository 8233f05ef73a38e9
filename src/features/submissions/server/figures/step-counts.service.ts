import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import { badInput, notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { deviceOf } from '../../contract/figures/device-of.ts';
import { isMarkOf } from '../../contract/figures/step-mark.ts';
import { addStepCount } from './step-counts.repository.ts';

interface StepCountsParts {
  platform: Platform;
  clock: Clock;
  forms: Pick<LiveFormsService, 'readLive' | 'readVersion'>;
}

export interface CountedStep {
  version: number;
  mark: string;
  /** What the browser says of itself; nothing is kept of it but a phone, a tablet or a computer. */
  userAgent: string;
}

export type StepCountsService = ReturnType<typeof createStepCountsService>;

/** How far forms are filled in: one number for a form, a version, a day, a step and a class of device. */
export function createStepCountsService({ platform, clock, forms }: StepCountsParts) {
  return {
    async count(viewer: Viewer, formGuid: string, { version, mark, userAgent }: CountedStep): Promise<void> {
      const form = await forms.readLive(viewer, formGuid);
      if (form === undefined) throw notFound();
      const document = version === form.version ? form.document : await forms.readVersion(formGuid, version);
      if (document === undefined) throw notFound();
      if (!isMarkOf(document, mark)) throw badInput([{ path: 'mark', code: 'unknown', message: 'unknown' }]);
      const device = deviceOf(userAgent);
      if (device === undefined) return;
      const { timeZone } = await platform.locale();
      await addStepCount(platform.db, {
        formGuid: form.guid,
        version,
        mark,
        device,
        day: calendarDay(clock.now(), timeZone),
      });
    },
  };
}
