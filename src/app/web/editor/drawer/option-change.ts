import type { Operation, Path } from '#features/pages/contract/operations/operation.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;

/**
 * Sets what stands at a path of the block. What the path leads through may never have been written: then it is set with
 * what is in it, from the first part that is missing.
 */
export function setIn(block: StoredBlock, path: Path, value: JsonValue | undefined): Operation[] {
  const missing = path.findIndex((_, place) => place > 0 && !isContainer(valueAt(block, path.slice(0, place))));
  if (missing === -1) return [{ kind: 'set', block: block.guid, path, value }];
  // Taking away what is not there.
  if (value === undefined) return [];
  const whole = path.slice(missing).reduceRight<JsonValue>((inner, key) => ({ [key]: inner }), value);
  return [{ kind: 'set', block: block.guid, path: path.slice(0, missing), value: whole }];
}

/** Puts entries into a list that may never have been written. */
export function insertIn(block: StoredBlock, path: Path, entries: readonly JsonValue[]): Operation[] {
  const list = valueAt(block, path);
  if (!Array.isArray(list)) return setIn(block, path, [...entries]);
  return [{ kind: 'splice', block: block.guid, path, at: list.length, remove: 0, insert: entries }];
}
