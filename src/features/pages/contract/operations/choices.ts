import { valueAt } from '#platform/contract/options/value-at.ts';
import type { PageDocument } from '../page.ts';
import { blockOf } from './apply-operation.ts';
import { isWithin, withValueAt } from './at-path.ts';
import { follow } from './follow.ts';
import type { LoggedOperation, Operation } from './operation.ts';
import { OperationFault } from './operation-fault.ts';
import { ownerOf, type Setting } from './overtaken.ts';
import { isSameValue } from './same-value.ts';

/** Someone set something that another set meanwhile, and has to say which of the two it is to be. */
export interface Choice {
  id: string;
  /** What they set, as the page is now; what the other set is what stands there. */
  operation: Setting;
  by: LoggedOperation['by'];
  at: string;
}

/** What stands where it would be set. */
export function standingAt(document: PageDocument, operation: Setting): unknown {
  if (operation.kind === 'layout') return document.layout;
  if (operation.kind === 'page') return valueAt(document, operation.path);
  return valueAt(blockOf(document, operation.block), operation.path);
}

export const valueSetBy = (operation: Setting): unknown =>
  operation.kind === 'layout' ? operation.layout : operation.value;

/** With one more; what was set twice is chosen once, as it was set last. */
export function withChoice(choices: readonly Choice[], choice: Choice): Choice[] {
  const whole = choices.find((one) => isPartOf(choice.operation, one.operation));
  if (whole !== undefined) {
    const operation = joined(whole.operation, choice.operation);
    return choices.map((one) => (one === whole ? { ...choice, operation } : one));
  }
  return [...choices.filter((one) => !isPartOf(one.operation, choice.operation)), choice];
}

function isPartOf(part: Setting, whole: Setting): boolean {
  if (part.kind === 'layout' || whole.kind === 'layout') return part.kind === whole.kind;
  return ownerOf(part) === ownerOf(whole) && isWithin(part.path, whole.path);
}

function joined(whole: Setting, part: Setting): Setting {
  if (whole.kind === 'layout' || part.kind === 'layout') return part;
  try {
    const rest = part.path.slice(whole.path.length);
    return { ...whole, value: withValueAt(whole.value, rest, part.value) };
  } catch (error) {
    if (error instanceof OperationFault) return part;
    throw error;
  }
}

/** Where they are once this was done as well; what is gone leaves nothing to choose. */
export const choicesAfter = (choices: readonly Choice[], done: Operation): Choice[] =>
  choices.flatMap((choice) => {
    const operation = follow(choice.operation, done);
    return typeof operation === 'object' ? [{ ...choice, operation: operation as Setting }] : [];
  });

/** Without those that came to be the same by themselves, or have no place. */
export const openChoices = (choices: readonly Choice[], document: PageDocument): Choice[] =>
  choices.filter(({ operation }) => {
    const { kind } = operation;
    if (kind === 'set' && document.buildingBlockInstances.every(({ guid }) => guid !== operation.block)) return false;
    return !isSameValue(standingAt(document, operation), valueSetBy(operation));
  });
