import { valueAt } from '#platform/contract/options/value-at.ts';
import { isWithin } from './at-path.ts';
import { isText } from './differences.ts';
import type { Operation, TextPlace, TextStep } from './operation.ts';
import { writeStep } from './rebase-steps.ts';
import { isSamePlace } from './same-place.ts';
import { stepBetween } from './step-between.ts';
import { textNode } from './text-node.ts';

type Setting = Extract<Operation, { kind: 'set' | 'page' }>;

const isSetting = (operation: Operation): operation is Setting => operation.kind === 'set' || operation.kind === 'page';

const ownerOf = (operation: Setting): string | null => (operation.kind === 'set' ? operation.block : null);

const formatOf = (value: unknown): TextPlace['format'] => (typeof value === 'string' ? 'plain' : 'rich');

/** From the one text to the other; nothing when they are no texts, or not of one kind. */
export function stepsBetween(format: TextPlace['format'], was: unknown, is: unknown): TextStep[] | undefined {
  const fits = (value: unknown) => value === undefined || (isText(value) && formatOf(value) === format);
  if (!fits(was) || !fits(is)) return undefined;
  const step = stepBetween(textNode(format, was), textNode(format, is));
  return step === undefined ? [] : [writeStep(step)];
}

/** What was there before, as what takes the operation back says. */
function wasAt(operation: Setting, inverse: readonly Operation[]): Setting | undefined {
  return inverse.filter(isSetting).find((one) => ownerOf(one) === ownerOf(operation));
}

/**
 * A text that was set as a whole, as if it had been typed: so it goes together with what others type in it. Whoever sends a
 * whole text, and what stands in the log from when the options did, is merged by this.
 */
export function asTyped(operation: Operation, inverse: readonly Operation[]): Operation {
  if (!isSetting(operation) || operation.path.at(-2) !== '$lang') return operation;
  const before = wasAt(operation, inverse);
  if (before === undefined) return operation;
  const format = formatOf(operation.value ?? before.value);
  const steps = stepsBetween(format, before.value, operation.value);
  if (steps === undefined) return operation;
  const { path } = operation;
  const place = { block: ownerOf(operation), path: path.slice(0, -2), language: String(path.at(-1)), format };
  return { kind: 'text', place, steps };
}

/** What an operation did to the words of this text, also where it set more than the text. */
export function stepsIn(operation: Operation, inverse: readonly Operation[], place: TextPlace): readonly TextStep[] {
  const { block, path, language, format } = place;
  if (operation.kind === 'text') return isSamePlace(operation.place, place) ? operation.steps : [];
  const whole = [...path, '$lang', language];
  if (!isSetting(operation) || ownerOf(operation) !== block || !isWithin(whole, operation.path)) return [];
  const before = wasAt(operation, inverse);
  if (before === undefined) return [];
  const rest = whole.slice(operation.path.length);
  return stepsBetween(format, valueAt(before.value, rest), valueAt(operation.value, rest)) ?? [];
}
