import type { InnerField } from '#features/forms/contract/form-document.ts';
import { askedField } from '#features/forms/contract/form-questions.ts';
import { settingsOf } from '#features/item-types/contract/field-settings.ts';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

interface Asked {
  language: string;
  timeZone: TimeZone;
}

/** An answer as a field of an item keeps it; undefined when it does not plainly read as that. */
export function carriedOver(
  value: unknown,
  from: InnerField,
  to: ItemField,
  { language, timeZone }: Asked,
): unknown | undefined {
  const asked = askedField(from, questionKinds.named(from.kind));
  const field = settingsOf(to);
  const kind = fieldKinds.kindOf(field);
  const texts = fieldKinds.texts(asked, value);
  const text = texts[language] ?? Object.values(texts)[0] ?? '';
  // The value itself first, then what its words are: answers have one language, items have all of them.
  const ways: (() => unknown)[] = [
    () => (from.kind === to.kind ? value : undefined),
    () => (from.kind === to.kind ? [value] : undefined),
    () => fieldKinds.convert(value, asked, field, timeZone).value,
    () => kind.fromTexts?.({ [language]: text }, field),
    () => (text === '' ? undefined : kind.fromText?.(text.trim(), field, timeZone)),
  ];
  for (const way of ways) {
    const candidate = way();
    if (candidate === undefined || candidate === null) continue;
    const fitting = kind.prune?.(candidate, field) ?? candidate;
    const checked = fieldKinds.check(field, fitting);
    if (checked.fault === undefined && checked.value !== null && !fieldKinds.isEmpty(field, checked.value))
      return checked.value;
  }
  return undefined;
}
