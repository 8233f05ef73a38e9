import { defaultLanguage } from '#platform/contract/texts/language.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { FieldKind, FieldSettings } from './field-kind.ts';

/** Without a value nothing of it could be kept; `isWhole` says whether all of it was. */
export interface Converted {
  value?: unknown;
  isWhole: boolean;
}

export interface FieldOfKind {
  kind: FieldKind;
  field: FieldSettings;
}

const lost: Converted = { isWhole: false };

/** What becomes of a value when its field changes. Never a guess: what does not plainly read as the new kind is left out. */
export function convertFieldValue(
  value: unknown,
  from: FieldOfKind,
  to: FieldOfKind,
  { hasShape, timeZone }: { hasShape(value: unknown): boolean; timeZone: TimeZone },
): Converted {
  const changed = from.kind.name === to.kind.name ? value : toKind(value, from, to, timeZone);
  if (changed === undefined) return lost;
  const kept = within(to, changed);
  if (kept === undefined || !hasShape(kept)) return lost;
  return { value: kept, isWhole: !Array.isArray(changed) || (kept as unknown[]).length === changed.length };
}

function toKind(value: unknown, from: FieldOfKind, to: FieldOfKind, timeZone: TimeZone): unknown {
  const straight = from.kind.conversions?.[to.kind.name];
  if (straight !== undefined) return straight(value, timeZone);
  const texts = from.kind.texts(value, from.field);
  if (to.kind.fromTexts !== undefined) {
    return Object.keys(texts).length === 0 ? undefined : to.kind.fromTexts(texts, to.field);
  }
  const text =
    from.kind.asText === undefined ? (texts[defaultLanguage] ?? Object.values(texts)[0]) : from.kind.asText(value);
  return text === undefined ? undefined : to.kind.fromText?.(text.trim(), to.field, timeZone);
}

/** Options that are gone, and more values than fit, cannot stay. */
function within({ kind, field }: FieldOfKind, value: unknown): unknown {
  const known = kind.prune?.(value, field) ?? value;
  if (!Array.isArray(known)) return known;
  const fitting = field.isMany ? known : known.slice(0, 1);
  return fitting.length === 0 ? undefined : fitting;
}
