import type { LiveFormsService } from '#features/forms/server/live-forms.service.ts';
import type { SubmissionFiguresService } from '#features/submissions/server/figures/submission-figures.service.ts';
import type { QuestionKinds } from '#field-kinds/kit/server/create-question-kinds.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { crossed } from '../contract/figures/crossed.ts';
import { spanOf } from '../contract/figures/figure-period.ts';
import type { CrossingQuery, FormCrossing } from '../contract/form-crossing.ts';
import { momentsOf, summedFields, versionsOf } from './figure-scope.ts';

interface FormCrossingParts {
  platform: Platform;
  clock: Clock;
  kinds: QuestionKinds;
  forms: Pick<LiveFormsService, 'readStanding' | 'readDocuments'>;
  submissions: SubmissionFiguresService;
}

export type FormCrossingService = ReturnType<typeof createFormCrossingService>;

/** What those who answered this to one question answered to another. */
export function createFormCrossingService({ platform, clock, kinds, forms, submissions }: FormCrossingParts) {
  return {
    async read(viewer: Viewer, guid: string, asked: string, query: CrossingQuery): Promise<FormCrossing> {
      const [form, all] = await Promise.all([forms.readStanding(guid), forms.readDocuments(guid)]);
      const { documents, included } = versionsOf(all, asked);
      const document = included.at(-1)?.document;
      if (form === undefined || document === undefined) throw notFound();
      const fields = summedFields(document, documents, kinds);
      const rows = fields.find(({ field }) => field.id === query.rows);
      const columns = fields.find(({ field }) => field.id === query.columns);
      if (rows === undefined || columns === undefined || rows === columns) throw notFound();
      const { timeZone } = await platform.locale();
      const span = spanOf(query.period, calendarDay(clock.now(), timeZone));
      const selection = {
        formGuid: guid,
        // Only where both were the questions that they are now.
        versions: included
          .map(({ version }) => version)
          .filter((version) => rows.versions.includes(version) && columns.versions.includes(version)),
        ...momentsOf(span, timeZone),
      };
      const counted = await submissions.crossing(viewer, selection, query);
      const crossing = crossed({ rows, columns, counted, language: query.language });
      if (crossing === undefined) throw notFound();
      return crossing;
    },
  };
}
