import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import type { Path } from '#platform/contract/texts/text-place.ts';
import type { InnerField } from '../form-document.ts';

type Settings = InnerField['settings'];
type Container = { [key: string]: JsonValue };

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** The same settings with another value there; what the path leads through may never have been written. No value takes it away. */
export const withSetting = (settings: Settings, path: Path, value: JsonValue | undefined): Settings =>
  replaced(settings, path, value) as Settings;

function replaced(
  root: JsonValue | undefined,
  [key, ...rest]: Path,
  value: JsonValue | undefined,
): JsonValue | undefined {
  if (key === undefined) return value;
  if (Array.isArray(root)) {
    const place = Number(key);
    const next = replaced(root[place], rest, value);
    return place in root && next !== undefined ? root.with(place, next) : root;
  }
  const { [key]: before, ...others } = isContainer(root) ? root : {};
  const next = replaced(before, rest, value);
  return next === undefined ? others : { ...others, [key]: next };
}

const listAt = (settings: Settings, path: Path): JsonValue[] => {
  const list = valueAt(settings, path);
  return Array.isArray(list) ? (list as JsonValue[]) : [];
};

/** Entries behind those of a list. */
export const withEntries = (settings: Settings, path: Path, entries: readonly JsonValue[]): Settings =>
  withSetting(settings, path, [...listAt(settings, path), ...entries]);

export const withoutEntry = (settings: Settings, path: Path, place: number): Settings =>
  withSetting(settings, path, listAt(settings, path).toSpliced(place, 1));

export function withMovedEntry(settings: Settings, path: Path, from: number, to: number): Settings {
  const list = listAt(settings, path);
  const moved = list[from];
  return moved === undefined ? settings : withSetting(settings, path, list.toSpliced(from, 1).toSpliced(to, 0, moved));
}
