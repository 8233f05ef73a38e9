import type { Operation, Path } from '#features/pages/contract/operations/operation.ts';
import { settingAt } from '#features/pages/contract/operations/written.ts';
import type { StoredBlock } from '#features/pages/contract/page.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';

/**
 * Sets what stands at a path of the block. What the path leads through may never have been written: then it is set with
 * what is in it, from the first part that is missing.
 */
export function setIn(block: StoredBlock, path: Path, value: JsonValue | undefined): Operation[] {
  const setting = settingAt(block, path, value);
  return setting === undefined ? [] : [{ kind: 'set', block: block.guid, ...setting }];
}

/** Puts entries into a list that may never have been written. */
export function insertIn(block: StoredBlock, path: Path, entries: readonly JsonValue[]): Operation[] {
  const list = valueAt(block, path);
  if (!Array.isArray(list)) return setIn(block, path, [...entries]);
  return [{ kind: 'splice', block: block.guid, path, at: list.length, remove: 0, insert: entries }];
}
