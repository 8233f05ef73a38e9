import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { FieldSettings } from '../contract/field-kind.ts';
import { fieldKinds } from './field-kinds.ts';

interface Asked {
  language: string;
  timeZone: TimeZone;
}

/** An answer as a field of an item keeps it; undefined when it does not plainly read as that. */
export function carriedOver(
  value: unknown,
  from: FieldSettings,
  to: FieldSettings,
  { language, timeZone }: Asked,
): unknown | undefined {
  const kind = fieldKinds.kindOf(to);
  const texts = fieldKinds.texts(from, value);
  const text = texts[language] ?? Object.values(texts)[0] ?? '';
  // The value itself first, then what its words are: answers have one language, items have all of them.
  const ways: (() => unknown)[] = [
    () => (from.kind === to.kind ? value : undefined),
    () => (from.kind === to.kind ? [value] : undefined),
    () => fieldKinds.convert(value, from, to, timeZone).value,
    () => kind.fromTexts?.({ [language]: text }, to),
    () => (text === '' ? undefined : kind.fromText?.(text.trim(), to, timeZone)),
  ];
  for (const way of ways) {
    const candidate = way();
    if (candidate === undefined || candidate === null) continue;
    const fitting = kind.prune?.(candidate, to) ?? candidate;
    const checked = fieldKinds.check(to, fitting);
    if (checked.fault === undefined && checked.value !== null && !fieldKinds.isEmpty(to, checked.value))
      return checked.value;
  }
  return undefined;
}
