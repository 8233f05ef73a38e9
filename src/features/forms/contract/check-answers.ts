import type { FieldFault } from '#field-kinds/kit/contract/field-kind.ts';
import {
  type AnswerMoment,
  type PostedFields,
  postedOf,
  type QuestionKind,
} from '#field-kinds/kit/contract/question-kind.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { type FindEarlier, isAsked } from './form-condition.ts';
import type { FormDocument, FormField, InnerField } from './form-document.ts';
import { askedField, everyField, formSteps, type QuestionBook } from './form-questions.ts';

/** By the id of their field; those of a repeated group are a list. */
export type Answers = Readonly<Record<string, unknown>>;

export interface AnswerFault {
  field: string;
  /** Of the posted field: in a repeated group it says which time it was asked. */
  name: string;
  fault: FieldFault;
}

export interface CheckedAnswers {
  /** Of the questions that were asked, and nothing else. */
  answers: Record<string, unknown>;
  faults: AnswerFault[];
  /** Ids of the steps that are asked, in order. */
  steps: string[];
  /** Ids of every field that is shown. */
  shown: Set<string>;
}

interface Setting {
  book: QuestionBook;
  timeZone: TimeZone;
  /** When it is answered. */
  now?: Date;
}

/** How often a group was asked, as the posted form says; once when it says nothing. */
export const repeatName = (groupId: string): string => `${groupId}.times`;
export const repeatedName = (groupId: string, index: number, fieldId: string): string =>
  `${groupId}.${index}.${fieldId}`;

/**
 * What was posted, as answers that can be kept. A question that is not asked has no answer, whatever was sent for it:
 * both sides walk the form in this order, and a condition looks back only.
 */
export function checkAnswers(
  document: FormDocument,
  posted: PostedFields,
  { book, timeZone, now = new Date() }: Setting,
): CheckedAnswers {
  const reading = { book, timeZone, document, moment: { today: calendarDay(now, timeZone) } };
  const checked: CheckedAnswers = { answers: {}, faults: [], steps: [], shown: new Set() };
  const fields = new Map(document.fields.map((field) => [field.id, field]));
  const find: FindEarlier = (id) => {
    const field = fields.get(id);
    const question = field && book.named(field.kind);
    return field && question && { question, field: askedField(field, question), value: checked.answers[id] };
  };
  for (const step of formSteps(document)) {
    if (step.break !== undefined && !isAsked(step.break.condition, find, timeZone)) continue;
    checked.steps.push(step.id);
    for (const field of step.fields) {
      if (!isAsked(field.condition, find, timeZone)) continue;
      checked.shown.add(field.id);
      const question = book.named(field.kind);
      if (question === undefined || question.isLayout) continue;
      if (question.holdsQuestions) readGroup(field, posted, { ...reading, checked });
      else readOne(field, field.id, posted, { ...reading, checked, into: checked.answers });
    }
  }
  return checked;
}

interface Reading {
  document: FormDocument;
  checked: CheckedAnswers;
  book: QuestionBook;
  moment: AnswerMoment;
  timeZone: TimeZone;
}

function readOne(
  field: InnerField,
  name: string,
  posted: PostedFields,
  { document, checked, book, moment, into }: Reading & { into: Record<string, unknown> },
): void {
  const question = book.named(field.kind);
  if (question === undefined || question.isLayout) return;
  const asked = askedField(field, question);
  const answer = amountsIn(document, book, answerIn(checked.answers, into));
  const given = question.derive?.(answer, asked) ?? question.read(postedOf(posted, name), asked);
  const { value, fault } = book.check(asked, given);
  const refused = fault ?? (value === null ? missing(field, question) : question.fault?.(value, asked, moment));
  if (refused !== undefined) checked.faults.push({ field: field.id, name, fault: refused });
  else if (value !== null && value !== undefined) into[field.id] = value;
}

/** Of the same time in a group, else of the form, else of every time of a group. */
const answerIn =
  (answers: Answers, row: Answers) =>
  (id: string): unknown =>
    row[id] ??
    answers[id] ??
    Object.values(answers)
      .flatMap((one) => (Array.isArray(one) ? one : []))
      .flatMap((one) => (isAnswers(one) && one[id] !== undefined ? [one[id]] : []));

/** What those answers count for: an amount of money in euros, whatever it is kept in. */
function amountsIn(document: FormDocument, book: QuestionBook, answer: (id: string) => unknown) {
  return (id: string): unknown => {
    const given = answer(id);
    const field = given === undefined ? undefined : everyFieldNamed(document, id);
    const question = field && book.named(field.kind);
    if (field === undefined || question?.amount === undefined) return given;
    const { amount } = question;
    const asked = askedField(field, question);
    const isInGroup = !document.fields.some((one) => one.id === id);
    return isInGroup && Array.isArray(given) ? given.map((one) => amount(one, asked)) : amount(given, asked);
  };
}

function everyFieldNamed(document: FormDocument, id: string): InnerField | undefined {
  for (const field of everyField(document)) if (field.id === id) return field;
  return undefined;
}

const isAnswers = (value: unknown): value is Answers => typeof value === 'object' && value !== null;

const missing = ({ isRequired }: InnerField, question: QuestionKind): FieldFault | undefined =>
  isRequired ? (question.missing ?? 'required') : undefined;

/** Whatever is posted: every time of a group is read and drawn. */
export const mostTimes = 50;

function readGroup(group: FormField, posted: PostedFields, reading: Reading): void {
  const { checked, book, timeZone, moment } = reading;
  const given = Number(posted[repeatName(group.id)]?.[0] ?? 1);
  const times = Number.isInteger(given) ? Math.min(Math.max(given, 0), mostTimes) : 1;
  const rows: Record<string, unknown>[] = [];
  for (let index = 0; index < times; index++) {
    const row: Record<string, unknown> = {};
    // Within a group a question hangs on answers of the same time.
    const find: FindEarlier = (id) => {
      const field = group.fields.find((one) => one.id === id);
      const question = field && book.named(field.kind);
      return field && question && { question, field: askedField(field, question), value: row[id] };
    };
    for (const field of group.fields) {
      if (!isAsked(field.condition, find, timeZone)) continue;
      readOne(field, repeatedName(group.id, index, field.id), posted, { ...reading, into: row });
    }
    if (Object.keys(row).length > 0) rows.push(row);
  }
  const question = book.named(group.kind);
  const refused =
    rows.length === 0
      ? question && missing(group, question)
      : question?.fault?.(rows, askedField(group, question), moment);
  if (refused !== undefined) checked.faults.push({ field: group.id, name: group.id, fault: refused });
  if (rows.length > 0) checked.answers[group.id] = rows;
}
