import {
  type AnswerFault,
  type CheckedAnswers,
  mostTimes,
  repeatName,
} from '#features/forms/contract/check-answers.ts';
import type { FormDocument } from '#features/forms/contract/form-document.ts';
import { formSteps } from '#features/forms/contract/form-questions.ts';
import { filePart, readPostedFile } from '#field-kinds/kit/contract/posted-file.ts';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { stepFields } from './step-fields.ts';

/** The last step of every form, which Plein makes: an overview before sending. */
export const checkStep = 'check';

/** What a button of a form asks for. */
export type StepAction =
  | { kind: 'next' | 'back' | 'send' }
  /** Going on later: ask for it, mail the link, rather not, or be rid of it. */
  | { kind: 'later' | 'mail' | 'stay' | 'forget' }
  | { kind: 'open'; step: string }
  | { kind: 'add'; group: string }
  | { kind: 'remove'; group: string; index: number }
  | { kind: 'drop'; name: string; file: string };

const plainActions = ['back', 'send', 'later', 'mail', 'stay', 'forget'] as const;

/** Which button was pressed, by what it posts: an action of the form, or one more or less of a group. */
export function readAction(posted: PostedFields): StepAction {
  for (const [name, [value]] of Object.entries(posted)) {
    const cut = name.lastIndexOf('.');
    const [group, part] = [name.slice(0, cut), name.slice(cut + 1)];
    if (cut > 0 && part === 'add') return { kind: 'add', group };
    if (cut > 0 && part === filePart.drop) return { kind: 'drop', name: group, file: value ?? '' };
    if (cut > 0 && part === 'remove') return { kind: 'remove', group, index: Number(value) };
  }
  const [kind, step] = (posted[stepFields.action]?.[0] ?? 'next').split(':', 2);
  if (kind === 'open' && step) return { kind, step };
  return { kind: plainActions.find((one) => one === kind) ?? 'next' };
}

/** Steps that are asked now, the overview behind them. */
export const walkOf = ({ steps }: Pick<CheckedAnswers, 'steps'>): string[] => [...steps, checkStep];

/** The step of this name, or the first when it is not asked (any more). */
export const openStep = (walk: readonly string[], step: string): string =>
  walk.includes(step) ? step : (walk[0] ?? checkStep);

const fieldsOf = (document: FormDocument, step: string) =>
  formSteps(document).find(({ id }) => id === step)?.fields ?? [];

/** The step in which a question stands. */
export const stepOfField = (document: FormDocument, fieldId: string): string | undefined =>
  formSteps(document).find(({ fields }) =>
    fields.some((field) => field.id === fieldId || field.fields.some(({ id }) => id === fieldId)),
  )?.id;

export const faultsOfStep = (document: FormDocument, step: string, faults: readonly AnswerFault[]): AnswerFault[] =>
  faults.filter(({ field }) => stepOfField(document, field) === step);

/**
 * What was posted before, with what this step posts now in its place: a box that was unticked posts nothing, so all that
 * the step had is left out first. What the form does not ask is left out too.
 */
export function mergePosted(
  document: FormDocument,
  step: string,
  before: PostedFields,
  now: PostedFields,
): Record<string, string[]> {
  const ids = new Set(fieldsOf(document, step).map(({ id }) => id));
  const isOfStep = (name: string) =>
    ids.has(name.split('.', 1)[0] ?? '') || (step === checkStep && isOfCheckStep(name));
  const kept = Object.entries(before).filter(([name]) => !isOfStep(name) && !isPassing(name));
  const given = Object.entries(now).filter(([name]) => isOfStep(name));
  return Object.fromEntries([...kept, ...given].map(([name, values]) => [name, [...values]]));
}

/** What is asked at the overview besides the answers. */
const isOfCheckStep = (name: string): boolean => name === stepFields.email || name === stepFields.guests;

/** What is told of the last step, and not of the next. */
const isPassing = (name: string): boolean => name === stepFields.refused || name === stepFields.later;

/** What belongs to a question of the form, and to the overview; nothing else that was sent along. */
export function onlyAsked(document: FormDocument, posted: PostedFields): Record<string, string[]> {
  const ids = new Set(document.fields.map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(posted)
      .filter(([name]) => ids.has(name.split('.', 1)[0] ?? '') || isOfCheckStep(name))
      .map(([name, values]) => [name, [...values]]),
  );
}

/** How often a group is asked; once when nobody said. */
export function timesOf(posted: PostedFields, group: string): number {
  const times = Number(posted[repeatName(group)]?.[0] ?? 1);
  return Number.isInteger(times) && times >= 0 ? Math.min(times, mostTimes) : 1;
}

/** A question of this step is asked now that was not drawn when it was posted. */
export function hasUnseen(
  document: FormDocument,
  step: string,
  shown: ReadonlySet<string>,
  posted: PostedFields,
): boolean {
  const drawn = new Set(posted[stepFields.drawn]?.[0]?.split(' ') ?? []);
  return fieldsOf(document, step).some(({ id }) => shown.has(id) && !drawn.has(id));
}

/** A group is asked one time more, or one of its times is taken away with its answers; or a file is. */
export function withTimes(posted: PostedFields, action: StepAction): Record<string, string[]> {
  const copy = Object.entries(posted).map(([name, values]): [string, string[]] => [name, [...values]]);
  if (action.kind === 'drop') {
    const kept = (posted[action.name] ?? []).filter((text) => readPostedFile(text).assetGuid !== action.file);
    return { ...Object.fromEntries(copy), [action.name]: kept };
  }
  if (action.kind !== 'add' && action.kind !== 'remove') return Object.fromEntries(copy);
  const { group } = action;
  const times = timesOf(posted, group);
  if (action.kind === 'add') return { ...Object.fromEntries(copy), [repeatName(group)]: [String(times + 1)] };
  const left = copy.flatMap(([name, values]): [string, string[]][] => {
    const [of, index, ...rest] = name.split('.');
    const number = Number(index);
    if (of !== group || index === undefined || !Number.isInteger(number)) return [[name, values]];
    if (number === action.index) return [];
    return [[[of, number > action.index ? number - 1 : number, ...rest].join('.'), values]];
  });
  return { ...Object.fromEntries(left), [repeatName(group)]: [String(Math.max(0, times - 1))] };
}

/** Where an action leads from a step, when nothing is wrong with it. */
export function stepAfter(walk: readonly string[], step: string, action: StepAction): string {
  const index = walk.indexOf(step);
  if (action.kind === 'open') return openStep(walk, action.step);
  if (action.kind === 'back') return walk[Math.max(0, index - 1)] ?? step;
  if (action.kind === 'next') return walk[Math.min(walk.length - 1, index + 1)] ?? step;
  return step;
}
