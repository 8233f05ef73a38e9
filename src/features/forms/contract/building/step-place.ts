import type { FormDocument, InnerField } from '../form-document.ts';
import { type FormStep, formSteps } from '../form-questions.ts';
import { findField } from './field-place.ts';

/** Where a field stands, as one says it: "place 2 of 4 in step Waar is het?". */
export interface Standing {
  /** From one. */
  place: number;
  count: number;
  /** The group it stands in, else the step; neither of a step itself. */
  within: { group: InnerField } | { step: FormStep; number: number } | { steps: true };
}

export function standingOf(document: FormDocument, id: string): Standing | undefined {
  const found = findField(document, id);
  if (found === undefined) return undefined;
  const group = found.group === null ? undefined : findField(document, found.group)?.field;
  if (group !== undefined) {
    return { place: found.index + 1, count: found.siblings.length, within: { group } };
  }
  const steps = formSteps(document);
  const ownStep = steps.findIndex((step) => step.break?.id === id);
  if (ownStep !== -1) return { place: ownStep + 1, count: steps.length, within: { steps: true } };
  const at = steps.findIndex((step) => step.fields.some((field) => field.id === id));
  const step = steps[at];
  if (step === undefined) return undefined;
  const place = step.fields.findIndex((field) => field.id === id) + 1;
  return { place, count: step.fields.length, within: { step, number: at + 1 } };
}

/** The step in which a field stands, or that it begins; also of one in a group. */
export const stepHolding = (document: FormDocument, id: string): FormStep | undefined =>
  formSteps(document).find(
    (step) =>
      step.break?.id === id ||
      step.fields.some((field) => field.id === id || field.fields.some((inner) => inner.id === id)),
  );

/**
 * A step with all its questions, to another place among the steps. Questions that stand before any step have no line of
 * their own that could go along: they stay first.
 */
export function moveStep(document: FormDocument, stepId: string, to: number): FormDocument {
  const steps = formSteps(document);
  const from = steps.findIndex(({ id }) => id === stepId);
  const moved = steps[from];
  const least = steps[0]?.break === undefined ? 1 : 0;
  const place = Math.min(Math.max(to, least), steps.length - 1);
  if (moved?.break === undefined || place === from) return document;
  const order = steps.toSpliced(from, 1).toSpliced(place, 0, moved);
  return {
    ...document,
    fields: order.flatMap((step) => (step.break === undefined ? step.fields : [step.break, ...step.fields])),
  };
}

/** Undefined at the edge. */
export function stepPlaceAfter(document: FormDocument, stepId: string, by: 'up' | 'down'): number | undefined {
  const steps = formSteps(document);
  const from = steps.findIndex(({ id }) => id === stepId);
  const to = from + (by === 'up' ? -1 : 1);
  return from === -1 || moveStep(document, stepId, to) === document ? undefined : to;
}
