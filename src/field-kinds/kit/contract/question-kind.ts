import type { FieldFault, FieldKind, FieldSettings } from './field-kind.ts';

/** What a browser posts of one field of a form: every field by its name, with all its values. */
export type PostedFields = Readonly<Record<string, readonly string[]>>;

/** The values that were posted for a part of a question; the question itself when no part is named. */
export type ReadPosted = (part?: string) => readonly string[];

export const questionGroups = ['text', 'contact', 'choice', 'amount', 'agreement', 'layout'] as const;
export type QuestionGroup = (typeof questionGroups)[number];

/** What a condition can ask of an answer; which of them, a kind says. */
export const conditionOperators = ['filled', 'empty', 'oneOf', 'noneOf', 'contains', 'atLeast', 'atMost'] as const;
export type ConditionOperator = (typeof conditionOperators)[number];

/** How the answers to a question are summed up in a dashboard: by what they are, which says how they are drawn. */
export const questionCharts = [
  'bars',
  'scale',
  'numbers',
  'money',
  'days',
  'times',
  'matrix',
  'ranking',
  'places',
  'words',
  'count',
] as const;
export type QuestionChart = (typeof questionCharts)[number];

/** What can be wrong with the settings of a question by themselves. */
export type SettingsFault =
  | 'bounds-turned'
  | 'more-than-choices'
  | 'no-rows'
  | 'row-without-words'
  | 'no-parameter'
  | 'no-fixed-value';

/** A field of a form, as its kind must know it. `Settings` is what its own `settings` schema makes of what was stored. */
export interface AskedField<Settings = unknown> extends FieldSettings {
  settings: Settings;
}

/** What decides about an answer besides itself. */
export interface AnswerMoment {
  /** On the calendar of the platform, yyyy-mm-dd. */
  today: string;
}

/** A column of an export: a question of several parts has one for each. */
export interface QuestionColumn {
  /** Undefined where the question is one column. */
  part: string | undefined;
  /** What stands above it after the question's own words, in each language. */
  label?: Readonly<Record<string, string>>;
}

/**
 * How a kind of field is asked in a form, beside what `definition.ts` says of it. Whoever fills in a form may have no
 * script: a question is made of fields that a browser posts by itself, and `read` makes a value of them, on the server
 * and in the browser alike. This file goes to the browser; its second export, the schema of the settings, does not.
 */
export interface QuestionKind<Value = unknown, Settings = unknown> {
  kind: FieldKind<Value>;
  group: QuestionGroup;
  /** A lucide icon's name, for the builder. */
  icon: string;
  /** Whoever fills in does not see it. */
  isInvisible?: boolean;
  /** Nothing is answered: it only stands between the questions. */
  isLayout?: boolean;
  /** Nobody fills it in: it follows from the answers before it. `answer` gives one by the id of its field, all of them for a field in a group. */
  derive?(answer: (fieldId: string) => unknown, field: AskedField<Settings>): unknown;
  /** It holds other questions, asked once or several times. */
  holdsQuestions?: boolean;
  /** Its answer is a list of files that were sent before (`PostedFile`): whoever keeps the answer keeps them too. */
  holdsFiles?: boolean;
  /** Several fields under one heading (a fieldset), so that its label is a legend. */
  isGroup?: boolean;
  /** What a browser may fill in by itself (WCAG 1.3.5), the usual one first. */
  autocomplete?: readonly [string, ...string[]];
  /** What it is about a person, until who makes the form says otherwise. */
  personalData?: 'ordinary' | 'special';
  /** Every setting as it is until someone says otherwise; its schema has the same. */
  defaults: Settings;
  /** Who else is asked for something by who fills it in, as features/consent names them. */
  vendors?(settings: Settings): readonly string[];
  /** Which settings say what answers are right: the builder asks for them beside the words for a wrong one. */
  limits?: readonly string[];
  /** Whether a setting says nothing as the others are now, so that nobody is asked for it. */
  isIdle?(setting: string, settings: Settings): boolean;
  /** What of its settings cannot be so; each has its words under `forms.checks`. */
  settingsFaults?(field: AskedField<Settings>): readonly SettingsFault[];
  /** The calculation among its settings. */
  expression?(settings: Settings): string;
  /** Settings of the example of the kind, for the conformance test. */
  exampleSettings?: Partial<Settings>;
  /** An answer as forms keep it, where that is not the example of the kind. */
  example?: Value;
  /** What of its settings the kind itself must know. */
  fieldSettings?(settings: Settings): Partial<FieldSettings>;
  /** What was posted, in the shape of its kind or as it was typed; undefined when nothing was. */
  read(posted: ReadPosted, field: AskedField<Settings>): unknown;
  /** The way back: what a browser would have posted, by part (an empty name is the question itself). */
  write(value: Value, field: AskedField<Settings>): Record<string, string[]>;
  /** What the settings do not allow of a value that is right for its kind. */
  fault?(value: Value, field: AskedField<Settings>, moment: AnswerMoment): FieldFault | undefined;
  /** What is wrong when it must be answered and is not; `required` when it says nothing. */
  missing?: FieldFault;
  /** What the words of its faults fill in: at least how many, at most how much. */
  faultValues?(field: AskedField<Settings>): Readonly<Record<string, string | number>>;
  /** Whether one can calculate with it, or only compare it with words; neither when it says nothing. */
  counts?: 'number' | 'words';
  /** What it counts for in a calculation; as it is kept when it says nothing. */
  amount?(value: Value, field: AskedField<Settings>): number | string;
  /** What it starts with, by the parameters of the address that the form was opened with; by part, as `write` gives it. */
  start?(parameter: (name: string) => string | undefined, field: AskedField<Settings>): Record<string, string[]>;
  /** Lines to be drawn beside the words of an answer, as signature/drawn-path.ts has them. */
  drawing?(value: Value): string | undefined;
  /** What conditions can ask of it; they compare by the words of the kind's filter. */
  operators: readonly ConditionOperator[];
  /** One column of its plain words when it says nothing. */
  columns?(field: AskedField<Settings>): QuestionColumn[];
  /** The words of one of its columns. */
  columnText?(value: Value, part: string, field: AskedField<Settings>, language: string): string;
  /** Every kind that is answered says which. */
  chart?: QuestionChart;
  /** The part of an answer that is summed up, where it has several; the answer itself when it says nothing. */
  chartPart?: string;
}

export const defineQuestion = <Value, Settings>(
  question: QuestionKind<Value, Settings>,
): QuestionKind<Value, Settings> => question;

/** The name of a field in the posted form: the question's own, and its part behind it. */
export const postedName = (name: string, part = ''): string => (part === '' ? name : `${name}.${part}`);

/** More than any question of ours has fields of one name. */
const mostPosted = 1000;

/** Nobody types these, and a database refuses the first of them. */
const isTyped = (letter: string): boolean => letter >= ' ' || letter === '\n' || letter === '\t';
const typedOnly = (text: string): string =>
  Array.from(text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')).filter(isTyped).join('');

export const postedOf =
  (posted: PostedFields, name: string): ReadPosted =>
  (part) =>
    (posted[postedName(name, part)] ?? []).slice(0, mostPosted).map(typedOnly);

/** The one text of a question of a single line. */
export const firstPosted = (read: ReadPosted, part?: string): string | undefined => {
  const text = read(part)[0]?.trim();
  return text === '' ? undefined : text;
};
