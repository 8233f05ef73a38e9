import { settingsOf } from '#features/item-types/contract/field-settings.ts';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { type PostedFields, postedOf } from '#field-kinds/kit/contract/question-kind.ts';
import { carriedOver } from '#field-kinds/kit/server/carried-over.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import { badInput, type FieldError } from '#platform/contract/calls/errors.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import type { LocalizedText, StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import { calendarDay } from '#platform/contract/time/calendar-day.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import type { OfferQuestion } from '../contract/offer.ts';
import { nameOfField } from '../contract/offer-words.ts';
import { askedKind } from '../contract/offered-fields.ts';

const read = (text: StoredText, language: string): LocalizedText | undefined =>
  pickLanguage(text, language, defaultLanguage);

/** What is asked, in the reader's language. */
export function questionOf(
  { key, kind, label, help, isRequired, options }: ItemField,
  language: string,
): OfferQuestion {
  const more = read(help, language);
  return {
    key,
    kind: askedKind(kind) ?? kind,
    label: read(label, language) ?? { value: key },
    ...(more?.value && { help: more }),
    isRequired,
    options: options.map(({ value, label: words }) => ({ value, label: read(words, language) ?? { value } })),
  };
}

interface Reading {
  language: Language;
  timeZone: TimeZone;
  now: Date;
}

/** What was posted, as the fields of an item keep it, and the part of it that belongs to what was asked. */
export function readOffered(fields: readonly ItemField[], posted: PostedFields, { language, timeZone, now }: Reading) {
  const values: Record<string, JsonValue> = {};
  const kept: Record<string, string[]> = {};
  const wrong: FieldError[] = [];
  for (const field of fields) {
    const question = questionKinds.named(askedKind(field.kind) ?? '');
    if (question === undefined) continue;
    const name = nameOfField(field.key);
    const refuse = (code: string) => wrong.push({ path: `body.posted.${name}`, code, message: field.key });
    for (const [one, given] of Object.entries(posted))
      if (one === name || one.startsWith(`${name}.`)) kept[one] = [...given];
    const settings = question.defaults as object;
    const asked = { kind: question.kind.name, options: field.options, settings, ...question.fieldSettings?.(settings) };
    const { value, fault } = fieldKinds.check(asked, question.read(postedOf(posted, name), asked));
    const today = calendarDay(now, timeZone);
    if (fault !== undefined) refuse(fault);
    else if (value === null || value === undefined) {
      if (field.isRequired) refuse(question.missing ?? 'required');
    } else {
      const refused = question.fault?.(value, asked, { today });
      const carried = carriedOver(value, asked, settingsOf(field), { language, timeZone });
      if (refused !== undefined || carried === undefined) refuse(refused ?? 'wrong-kind');
      else values[field.id] = carried as JsonValue;
    }
  }
  if (wrong.length > 0) throw badInput(wrong);
  return { fields: values, posted: kept };
}

/** For an editor who looks at it: what was filled in, in words. */
export const answersOf = (fields: readonly ItemField[], values: Record<string, JsonValue>, language: string) =>
  fields.flatMap((field) => {
    const value = values[field.id];
    const text = value === undefined ? '' : fieldKinds.text(settingsOf(field), value, language);
    return text === '' ? [] : [{ label: read(field.label, language)?.value ?? field.key, text }];
  });
