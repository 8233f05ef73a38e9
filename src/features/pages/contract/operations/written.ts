import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import type { PageDocument } from '../page.ts';
import { blockOf } from './apply-operation.ts';
import { type Difference, differences, isText, isTextChange, isTexts } from './differences.ts';
import type { Operation, PageField, Path, TextPlace } from './operation.ts';
import { readSteps, rebaseSteps, writeStep } from './rebase-steps.ts';
import { stepsBetween } from './set-text.ts';

/**
 * What someone made of something in a field. `was` is what they saw when they began: only what they changed of that is
 * done, so that words which came meanwhile stay. Of the page itself when it has no block.
 */
export interface Written {
  block: string | null;
  path: Path;
  was: JsonValue | undefined;
  is: JsonValue | undefined;
}

/** As one value, for where it is told that it could not be done. */
export function asSetting({ block, path, is: value }: Written): Operation {
  if (block !== null) return { kind: 'set', block, path, value };
  return { kind: 'page', path: path as [PageField, ...Path], value };
}

/** Words that are set as a whole are done as if they had been typed: then others can type in them at the same time. */
export function withTypedText(document: PageDocument, operation: Operation): Operation[] {
  if ((operation.kind !== 'set' && operation.kind !== 'page') || operation.path.at(-2) !== '$lang') return [operation];
  const { path, value: is } = operation;
  const block = operation.kind === 'set' ? operation.block : null;
  const was = valueAt(ownerOf(document, block), path) as JsonValue | undefined;
  return operationsOfField(document, { block, path, was, is });
}

const ownerOf = (document: PageDocument, block: string | null): unknown =>
  block === null ? document : blockOf(document, block);

/**
 * The operations that do this to the page as it is. Words are never set as a whole: others may be writing them too.
 * Whatever else a field holds is one value, and set as one.
 */
export function operationsOfField(document: PageDocument, { block, path, was, is }: Written): Operation[] {
  const owner = ownerOf(document, block);
  const made = changes(path, was, is, valueAt(owner, path)).map((change) => typed(owner, block, change));
  return made.every((operations) => operations !== undefined) ? made.flat() : put(owner, block, path, is);
}

const none = { $lang: {} };

/** A text that nobody wrote yet is one without words, and so is one that is emptied while others write it too. */
function changes(path: Path, was: unknown, is: unknown, now: unknown): Difference[] {
  if (was === undefined && isTexts(is)) return differences(none, is, {}, path);
  const isAsItWas = JSON.stringify(now) === JSON.stringify(was);
  if (is === undefined && isTexts(was) && !isAsItWas) return differences(was, none, {}, path);
  return differences(was, is, {}, path);
}

/** Nothing when it is no text, or when there is nothing to write it in. */
function typed(owner: unknown, block: string | null, change: Difference): Operation[] | undefined {
  const { path, was, is } = change;
  const now = valueAt(owner, path);
  const at = path.slice(0, -2);
  const texts = valueAt(owner, at);
  if (!isTextChange(change) || !isText(now)) return undefined;
  if (!isContainer(valueAt(owner, at.slice(0, -1))) || (texts !== undefined && !isTexts(texts))) return undefined;
  const format: TextPlace['format'] = typeof (is ?? was ?? now) === 'string' ? 'plain' : 'rich';
  const own = stepsBetween(format, was, is);
  const theirs = stepsBetween(format, was, now);
  if (own === undefined || theirs === undefined) return undefined;
  const rebased = rebaseSteps(readSteps(format, own), { steps: readSteps(format, theirs) });
  const steps = rebased.flatMap((pieces) => (pieces === 'lost' ? [] : pieces.map(writeStep)));
  if (steps.length === 0) return [];
  return [{ kind: 'text', place: { block, path: at, language: String(path.at(-1)), format }, steps }];
}

function put(owner: unknown, block: string | null, path: Path, is: JsonValue | undefined): Operation[] {
  const setting = settingAt(owner, path, is);
  if (setting === undefined) return [];
  return [asSetting({ block, path: setting.path, was: undefined, is: setting.value })];
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * What the path leads through may never have been written: then it is set with what is in it, from the first part that is
 * missing. Nothing when what is taken away is not there.
 */
export function settingAt(
  owner: unknown,
  path: Path,
  value: JsonValue | undefined,
): { path: Path; value: JsonValue | undefined } | undefined {
  const missing = path.findIndex((_, place) => place > 0 && !isContainer(valueAt(owner, path.slice(0, place))));
  if (missing === -1) return { path, value };
  if (value === undefined) return undefined;
  const whole = path.slice(missing).reduceRight<JsonValue>((inner, key) => ({ [key]: inner }), value);
  return { path: path.slice(0, missing), value: whole };
}
