import { z } from 'zod';
import { FieldId } from '#features/forms/contract/form-document.ts';
import { devices } from '#features/submissions/contract/figures/device-of.ts';
import { Guid } from '#platform/contract/calls/guid.ts';
import { Language } from '#platform/contract/texts/language-schema.ts';
import { columnUnits } from './figures/column-units.ts';
import { figurePeriods } from './figures/figure-period.ts';

const Count = z.number().int();
/** How many there were in what it is compared with; null where nothing is, or too few to say. */
const Was = Count.nullable();

export const FigureVersion = z.string().regex(/^(?:all|[1-9]\d{0,8})$/);

/** What a dashboard is about. */
export const FigureQuery = z.object({
  language: Language.default('nl'),
  /** Another version, or as many days before these. */
  beside: z
    .string()
    .regex(/^(?:none|before|[1-9]\d{0,8})$/)
    .default('none'),
  period: z.enum(figurePeriods).default('all'),
  /** Only of those who answered this. */
  answerField: FieldId.optional(),
  answerValue: z.string().max(200).optional(),
});
export type FigureQuery = z.output<typeof FigureQuery>;

const BarRow = z.object({
  value: z.string(),
  label: z.string(),
  number: Count,
  was: Was,
  /** Words of one's own, or what is left of a long list. */
  role: z.enum(['option', 'other', 'rest']),
  /** It was not asked in the version beside it. */
  isNew: z.boolean(),
  /** Too few to say how many. */
  isFew: z.boolean(),
});
export type BarRow = z.infer<typeof BarRow>;

const Column = z.object({
  /** The first and the last value that it holds, as its unit writes them. */
  from: z.string(),
  until: z.string(),
  /** All that is above it too. */
  isOpen: z.boolean(),
  number: Count,
  was: Was,
  isFew: z.boolean(),
});
export type Column = z.infer<typeof Column>;

const Bars = z.object({ chart: z.literal('bars'), rows: z.array(BarRow) });
const Columns = z.object({
  chart: z.literal('columns'),
  unit: z.enum(columnUnits),
  columns: z.array(Column),
  /** Of a scale the mean, of numbers the one in the middle. */
  middle: z.number().nullable(),
  wasMiddle: z.number().nullable(),
  /** Where the middle lies along the columns, the first being 0. */
  middleAt: z.number().nullable(),
  /** Between which half of all lie. */
  half: z.tuple([z.number(), z.number()]).nullable(),
});
const Matrix = z.object({
  chart: z.literal('matrix'),
  options: z.array(z.string()),
  /** Of each row how many chose each option. */
  rows: z.array(z.object({ label: z.string(), numbers: z.array(Count), total: Count })),
});
const Ranking = z.object({
  chart: z.literal('ranking'),
  places: Count,
  rows: z.array(
    z.object({
      label: z.string(),
      mean: z.number(),
      low: z.number(),
      high: z.number(),
      first: Count,
      isFew: z.boolean(),
    }),
  ),
});
const Places = z.object({
  chart: z.literal('places'),
  rows: z.array(z.object({ postcode: z.string(), number: Count, was: Was })),
  /** In districts too small to name. */
  elsewhere: Count,
  /** Without a postcode. */
  unknown: Count,
  /** Of points: fields of the ground in which five or more are; null where nobody gave one. */
  plan: z
    .object({
      cells: z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number(), number: Count })),
      elsewhere: Count,
      metres: Count,
    })
    .nullable(),
});
const Words = z.object({
  chart: z.literal('words'),
  themes: z.array(z.object({ guid: Guid, name: z.string(), number: Count })),
  /** In no theme yet. */
  loose: Count,
  /** What people write about, by in how many answers a word stands. */
  words: z.array(z.object({ word: z.string(), number: Count })),
});
const OnlyCount = z.object({ chart: z.literal('count') });
const TooFew = z.object({ chart: z.literal('few') });

export const QuestionDrawing = z.discriminatedUnion('chart', [
  Bars,
  Columns,
  Matrix,
  Ranking,
  Places,
  Words,
  OnlyCount,
  TooFew,
]);
export type QuestionDrawing = z.infer<typeof QuestionDrawing>;
export type DrawingOf<Chart extends QuestionDrawing['chart']> = Extract<QuestionDrawing, { chart: Chart }>;

export const QuestionFigure = z.object({
  field: FieldId,
  label: z.string(),
  kind: z.string(),
  /** Who answered it. */
  number: Count,
  /** The same beside it; null where nothing is compared. */
  was: Was,
  drawing: QuestionDrawing,
});
export type QuestionFigure = z.infer<typeof QuestionFigure>;

const DayPoint = z.object({ from: z.iso.date(), until: z.iso.date(), number: Count, was: Was });
export type DayPoint = z.infer<typeof DayPoint>;

export const Funnel = z.object({
  /** `begun`, the steps that everyone gets, `check` and `sent`. */
  steps: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      number: Count,
      /** Half were at it for less; null where too few were timed. Where one begins it is the first step's. */
      middleSeconds: z.number().nullable(),
    }),
  ),
  /** The fields that were touched last by who left, the most first. */
  leftAt: z.array(z.object({ field: FieldId, label: z.string(), number: Count })),
  devices: z.array(z.object({ device: z.enum(devices), number: Count })),
  /** Of who began, in what it is compared with. */
  was: z.object({ begun: Count, sent: Count }).nullable(),
});
export type Funnel = z.infer<typeof Funnel>;

export const FormFigures = z.object({
  guid: Guid,
  /** Who deals with a form need not be who makes it. */
  can: z.object({ editForm: z.boolean() }),
  title: z.string(),
  /** Null for all of them. */
  version: Count.nullable(),
  versions: z.array(z.object({ version: Count, publishedOn: z.iso.datetime() })),
  /** What it is compared with. */
  beside: z.union([z.object({ version: Count }), z.object({ before: z.literal(true) })]).nullable(),
  /** Answers by which one can look at a part of it. */
  filters: z.array(
    z.object({
      field: FieldId,
      label: z.string(),
      answers: z.array(z.object({ value: z.string(), label: z.string(), number: Count })),
    }),
  ),
  /** Only of those who answered this; null for everyone, also when too few did to look at by themselves. */
  answered: z.object({ field: FieldId, value: z.string() }).nullable(),
  number: Count,
  was: Was,
  today: Count,
  openUntil: z.iso.datetime().nullable(),
  isOpen: z.boolean(),
  days: z.object({ unit: z.enum(['day', 'week', 'month']), points: z.array(DayPoint) }),
  /** At which hour of which day of the week (1 is Monday); null of a part, which is too small for it. */
  hours: z.array(z.object({ weekday: Count, hour: Count, number: Count })).nullable(),
  times: z
    .object({
      middleSeconds: z.number(),
      wasSeconds: z.number().nullable(),
      number: Count,
      minutes: z.array(z.object({ minute: Count, number: Count })),
    })
    .nullable(),
  funnel: Funnel.nullable(),
  questions: z.array(QuestionFigure),
  /** Questions that can be set against each other. */
  crossable: z.array(z.object({ field: FieldId, label: z.string() })),
  /** Questions that were another kind of question in what is counted or compared: those answers are left out. */
  unfit: z.array(z.object({ label: z.string(), version: Count, kind: z.string() })),
});
export type FormFigures = z.infer<typeof FormFigures>;
