import { acceptsSubmissions, formAvailability } from '#features/forms/contract/form-availability.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import type { LiveFormsService, StandingForm } from '#features/forms/server/live-forms.service.ts';
import type { FigureSelection } from '#features/submissions/contract/figures/figure-selection.ts';
import type {
  DaySelection,
  SubmissionFiguresService,
} from '#features/submissions/server/figures/submission-figures.service.ts';
import type { QuestionKinds } from '#field-kinds/kit/server/create-question-kinds.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import { decide } from '#platform/contract/rights/decide.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { addDays, calendarDay } from '#platform/contract/time/calendar-day.ts';
import { StampedCache } from '#platform/server/cache/stamped-cache.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { answersOf } from '../contract/figures/crossed.ts';
import { type DaySpan, spanBefore, spanOf } from '../contract/figures/figure-period.ts';
import { foldDays } from '../contract/figures/fold-days.ts';
import { funnelOf } from '../contract/figures/funnel.ts';
import { canStandAlone, leastGroup } from '../contract/figures/least-group.ts';
import { answersRead, tellingWords, wordsToCount } from '../contract/figures/telling-words.ts';
import type { DrawingOf, FigureQuery, FormFigures } from '../contract/form-figures.ts';
import { kindIn, momentsOf, type SummedField, summedFields, type VersionDocument, versionsOf } from './figure-scope.ts';
import type { FormThemesService } from './form-themes.service.ts';
import { filtersOf, questionFigures } from './question-figures.ts';

interface FormFiguresParts {
  platform: Platform;
  clock: Clock;
  kinds: QuestionKinds;
  forms: Pick<LiveFormsService, 'listAll' | 'readStanding' | 'readVersions' | 'readDocuments'>;
  submissions: SubmissionFiguresService;
  themes: Pick<FormThemesService, 'drawingOf'>;
}

/** Who deals with what a form brings in. */
const mayRead = (viewer: Viewer, { settings: { handlerRoleIds } }: StandingForm): boolean =>
  decide(viewer, 'handle', { kind: 'submissions', handlerRoles: handlerRoleIds }).allowed;

const lastMinute = 10;
/** As they were asked for last. */
const dashboardsKept = 200;
const emptyDocument: FormDocument = { title: { $lang: {} }, intro: { $lang: {} }, fields: [] };

export type FormFiguresService = ReturnType<typeof createFormFiguresService>;

/** The dashboard of a form (§2): what was sent, summed up. Nothing in it is of fewer than five people. */
export function createFormFiguresService({ platform, clock, kinds, forms, submissions, themes }: FormFiguresParts) {
  const remembered = new StampedCache<Awaited<ReturnType<typeof sumUp>>>({ maxSize: dashboardsKept, sizeOf: () => 1 });

  /** A part of all, where it is large enough to be looked at by itself. */
  async function partOf(viewer: Viewer, all: DaySelection, { answerField, answerValue }: FigureQuery) {
    if (answerField === undefined || answerValue === undefined) return undefined;
    const answered = { field: answerField, value: answerValue };
    const [whole, part] = await Promise.all([
      submissions.stand(viewer, all),
      submissions.stand(viewer, { ...all, answered }),
    ]);
    return canStandAlone(part.number, whole.number) ? answered : undefined;
  }

  /** The questions that are summed up, with their sums brought up to date. */
  async function prepared(
    viewer: Viewer,
    formGuid: string,
    document: FormDocument,
    documents: readonly VersionDocument[],
  ): Promise<SummedField[]> {
    const fields = summedFields(document, documents, kinds);
    await submissions.prepare(viewer, {
      formGuid,
      versions: documents.map((one) => one.version),
      tallies: fields.flatMap(({ tallies }) => tallies),
      fields: fields.map(({ field }) => field.id),
    });
    return fields;
  }

  return {
    /** So that who looks at a form for the first time need not wait, and no sum outlives by an hour what it was made of. */
    async keepSums(): Promise<void> {
      for (const { guid } of await forms.listAll()) {
        // In the trash nobody looks at it, and it is summed up when somebody does.
        if ((await forms.readStanding(guid)) === undefined) continue;
        const { documents } = versionsOf(await forms.readDocuments(guid), 'all');
        const newest = documents.at(-1);
        if (newest !== undefined) await prepared(systemViewer('form-sums'), guid, newest.document, documents);
      }
    },

    async read(viewer: Viewer, guid: string, asked: string, query: FigureQuery): Promise<FormFigures> {
      const [form, infos, found] = await Promise.all([
        forms.readStanding(guid),
        forms.readVersions(guid),
        forms.readDocuments(guid),
      ]);
      if (form === undefined || !mayRead(viewer, form)) throw notFound();
      const { title, settings } = form;
      const version = asked === 'all' ? null : Number(asked);
      const { documents, included } = versionsOf(found, asked);
      if (version !== null && included.length === 0) throw notFound();
      const document = included.at(-1)?.document ?? emptyDocument;
      const { timeZone } = await platform.locale();
      const now = clock.now();
      const today = calendarDay(now, timeZone);
      const span = spanOf(query.period, today);
      const all: DaySelection = {
        formGuid: guid,
        versions: included.map((one) => one.version),
        ...momentsOf(span, timeZone),
      };
      const fields = await prepared(viewer, guid, document, documents);
      const answered = await partOf(viewer, all, query);
      const selection = { ...all, answered };
      const beside = besideOf(query.beside, span, documents);
      const besideSelection: DaySelection | undefined = beside && {
        formGuid: guid,
        versions: beside.version === undefined ? all.versions : [beside.version],
        ...momentsOf(beside.span, timeZone),
        answered,
      };
      const [stand, besideStand] = await Promise.all([
        submissions.stand(viewer, selection),
        besideSelection && submissions.stand(viewer, besideSelection),
      ]);
      const isCompared = besideStand !== undefined && besideStand.number >= leastGroup;
      // What was sent says by its number and its last change whether this still holds.
      const stamp = [
        documents.length,
        today,
        stand.number,
        stand.changedAt,
        besideStand?.number,
        besideStand?.changedAt,
      ];
      const summed =
        stand.number < leastGroup
          ? undefined
          : await remembered.remember([guid, asked, JSON.stringify(query)].join(), stamp.join(), () =>
              sumUp(viewer, {
                fields,
                selection,
                all,
                beside: isCompared ? besideSelection : undefined,
                query,
                documents,
              }),
            );
      const days = await submissions.days(viewer, selection);
      const besideDays = isCompared && besideSelection ? await submissions.days(viewer, besideSelection) : undefined;
      const counted = { formGuid: guid, versions: included.map((one) => one.version), ...span };
      const steps = await submissions.steps(viewer, counted);
      const stepTimes = await submissions.stepTimes(viewer, counted);
      const besideSteps =
        beside &&
        (await submissions.steps(viewer, {
          formGuid: guid,
          versions: beside.version === undefined ? counted.versions : [beside.version],
          ...beside.span,
        }));
      const first = span?.from ?? days[0]?.day ?? today;
      const besideFirst = beside?.span?.from ?? besideDays?.[0]?.day;
      const openUntil = settings.state === 'Custom' ? settings.closeDate : null;
      return {
        guid,
        can: { editForm: viewer.isAdmin },
        title: pickLanguage(title, query.language, defaultLanguage)?.value ?? '',
        version,
        versions: infos.map((info) => ({ version: info.version, publishedOn: info.publishedOn })),
        beside:
          beside === undefined ? null : beside.version === undefined ? { before: true } : { version: beside.version },
        filters: summed?.filters ?? [],
        answered: answered ?? null,
        number: stand.number,
        was: isCompared ? (besideStand?.number ?? null) : null,
        today: days.find(({ day }) => day === today)?.number ?? 0,
        openUntil,
        isOpen: acceptsSubmissions(formAvailability(settings, now)),
        days: foldDays(
          days,
          { from: first, until: lastDayOf(days, first, today) },
          besideDays && besideFirst ? { counts: besideDays, from: besideFirst } : undefined,
        ),
        hours: summed?.hours ?? null,
        times: summed?.times ?? null,
        funnel:
          answered === undefined
            ? funnelOf(document, { counts: steps, times: stepTimes, beside: besideSteps }, query.language)
            : null,
        questions: summed === undefined ? [] : await withThemes(viewer, selection, fields, summed),
        crossable: fields.flatMap((one) =>
          answersOf(one, query.language) === undefined
            ? []
            : [
                {
                  field: one.field.id,
                  label: pickLanguage(one.field.label, query.language, defaultLanguage)?.value ?? '',
                },
              ],
        ),
        unfit: unfitOf(fields, [...included, ...documents.filter((one) => one.version === beside?.version)]),
      };
    },
  };

  interface Summing {
    fields: SummedField[];
    selection: DaySelection;
    /** Whatever was answered. */
    all: DaySelection;
    beside: DaySelection | undefined;
    query: FigureQuery;
    documents: VersionDocument[];
  }

  async function sumUp(viewer: Viewer, { fields, selection, all, beside, query, documents }: Summing) {
    const counted = {
      tallies: fields.flatMap(({ tallies }) => tallies),
      fields: fields.map(({ field }) => field.id),
      lastMinute,
    };
    const { tally, numbers, times, hours, cells } = await submissions.sum(viewer, selection, counted);
    const words = new Map<string, DrawingOf<'words'>['words']>();
    for (const { field, chart, versions } of fields) {
      const asked = { ...selection, versions: selection.versions.filter((one) => versions.includes(one)) };
      if (chart !== 'words') continue;
      const read = { field: field.id, newest: answersRead, least: leastGroup, limit: wordsToCount };
      words.set(field.id, tellingWords(await submissions.words(viewer, asked, read)));
    }
    const compared = beside && {
      ...(await submissions.sum(viewer, beside, counted)),
      document: documents.find((one) => one.version === beside.versions.at(-1))?.document,
    };
    const filterable = fields.filter(({ chart }) => chart === 'bars' || chart === 'scale');
    const whole = selection.answered === undefined ? tally : (await submissions.sum(viewer, all, counted)).tally;
    const { number } = await submissions.stand(viewer, all);
    const { middleSeconds } = times;
    return {
      questions: questionFigures({
        fields,
        tally,
        numbers,
        compared,
        isPart: selection.answered !== undefined,
        language: query.language,
        points: cells,
      }),
      words,
      hours: selection.answered === undefined ? hours : null,
      filters: filtersOf(filterable, whole, number, query.language),
      times:
        middleSeconds === null || times.number < leastGroup
          ? null
          : {
              middleSeconds,
              wasSeconds: compared && compared.times.number >= leastGroup ? compared.times.middleSeconds : null,
              number: times.number,
              minutes: times.minutes,
            },
    };
  }

  /** Themes change without an answer being changed, so they are counted each time. */
  async function withThemes(
    viewer: Viewer,
    selection: FigureSelection,
    fields: readonly SummedField[],
    { questions, words }: Pick<Awaited<ReturnType<typeof sumUp>>, 'questions' | 'words'>,
  ): Promise<FormFigures['questions']> {
    const drawn: FormFigures['questions'] = [];
    for (const question of questions) {
      const isWords = fields.some(({ field, chart }) => field.id === question.field && chart === 'words');
      drawn.push(
        isWords && question.number >= leastGroup
          ? {
              ...question,
              drawing: {
                ...(await themes.drawingOf(viewer, selection, question.field, question.number)),
                words: words.get(question.field) ?? [],
              },
            }
          : question,
      );
    }
    return drawn;
  }
}

interface Beside {
  version?: number;
  span: DaySpan | undefined;
}

function besideOf(asked: string, span: DaySpan | undefined, documents: readonly VersionDocument[]): Beside | undefined {
  if (asked === 'none') return undefined;
  if (asked === 'before') return span && { span: spanBefore(span) };
  const version = Number(asked);
  return documents.some((one) => one.version === version) ? { version, span: undefined } : undefined;
}

/** A form that closed long ago is not drawn until today. */
function lastDayOf(days: readonly { day: string }[], first: string, today: string): string {
  const last = days.at(-1)?.day ?? first;
  return addDays(last, 14) < today ? last : today;
}

/** Questions that were another kind of question in one of these. */
const unfitOf = (fields: readonly SummedField[], versions: readonly VersionDocument[]): FormFigures['unfit'] =>
  fields.flatMap(({ field }) =>
    versions.flatMap(({ version, document }) => {
      const kind = kindIn(document, field.id);
      if (kind === undefined || kind === field.kind) return [];
      return [{ label: pickLanguage(field.label, defaultLanguage, defaultLanguage)?.value ?? '', version, kind }];
    }),
  );
