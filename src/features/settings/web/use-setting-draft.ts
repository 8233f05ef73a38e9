import { useState } from 'react';
import { isSameSetting } from '../contract/same-setting.ts';
import type { SettingValues } from '../contract/setting.ts';
import { type SettingKey, settingKeys } from '../contract/setting-fields.ts';
import { type SettingProblem, settingProblem } from '../contract/setting-problem.ts';

/** What was filled in, over what was there when that began. */
interface Edit {
  value: unknown;
  was: unknown;
}
type Edits = Partial<Record<SettingKey, Edit>>;

export interface SettingDraft {
  /** What is stored, with what was filled in over it. */
  values: SettingValues;
  /** The same without what is wrong: a logo of 9999 pixels would leave nothing else to see. */
  look: SettingValues;
  /** Which differ from what is stored, in the order of the screen. */
  changed: SettingKey[];
  /** Of those, which someone else has changed since: one of the two is to be chosen. */
  conflicts: SettingKey[];
  problems: Partial<Record<SettingKey, SettingProblem>>;
  /** As the server is asked for it. */
  changes: { key: SettingKey; value: unknown; was: unknown }[];
  set(key: SettingKey, value: unknown): void;
  /** What is stored now is shown again. */
  takeBack(...keys: SettingKey[]): void;
  /** These were saved: what was typed meanwhile stays, as a change of what is there now. */
  settle(saved: SettingDraft['changes']): void;
  /** What was filled in stays, over what someone else wrote. */
  keepMine(key: SettingKey): void;
}

/** Merged by key: what was not touched here follows what others do. */
export function mergeEdits(
  stored: SettingValues,
  edits: Edits,
): Pick<SettingDraft, 'values' | 'look' | 'changed' | 'conflicts' | 'problems' | 'changes'> {
  const values: Record<string, unknown> = { ...stored };
  const changes: SettingDraft['changes'] = [];
  for (const key of settingKeys) {
    const edit = edits[key];
    if (edit === undefined) continue;
    values[key] = edit.value;
    if (!isSameSetting(edit.value, stored[key])) changes.push({ key, ...edit });
  }
  const conflicts = changes.filter(({ key, was }) => !isSameSetting(was, stored[key])).map(({ key }) => key);
  const problems: SettingDraft['problems'] = {};
  const look = { ...values };
  for (const { key, value } of changes) {
    const problem = settingProblem(key, value);
    if (problem === undefined) continue;
    problems[key] = problem;
    look[key] = stored[key];
  }
  return {
    values: values as SettingValues,
    look: look as SettingValues,
    changed: changes.map(({ key }) => key),
    conflicts,
    problems,
    changes,
  };
}

export function settledEdits(edits: Edits, saved: SettingDraft['changes']): Edits {
  const left = { ...edits };
  for (const { key, value } of saved) {
    const edit = left[key];
    if (edit === undefined || isSameSetting(edit.value, value)) delete left[key];
    else left[key] = { value: edit.value, was: value };
  }
  return left;
}

export function useSettingDraft(stored: SettingValues): SettingDraft {
  const [edits, setEdits] = useState<Edits>({});
  return {
    ...mergeEdits(stored, edits),
    set: (key, value) =>
      setEdits((before) => {
        const known = before[key];
        const isUntouched = known === undefined || isSameSetting(known.value, stored[key]);
        return { ...before, [key]: { value, was: isUntouched ? stored[key] : known.was } };
      }),
    takeBack: (...keys) =>
      setEdits((before) =>
        Object.fromEntries(Object.entries(before).filter(([key]) => !keys.includes(key as SettingKey))),
      ),
    settle: (saved) => setEdits((before) => settledEdits(before, saved)),
    keepMine: (key) =>
      setEdits((before) => {
        const known = before[key];
        return known === undefined ? before : { ...before, [key]: { value: known.value, was: stored[key] } };
      }),
  };
}
