import type { InnerField } from '#features/forms/contract/form-document.ts';
import { askedField } from '#features/forms/contract/form-questions.ts';
import { settingsOf } from '#features/item-types/contract/field-settings.ts';
import type { ItemField } from '#features/item-types/contract/item-field.ts';
import { carriedOver as carriedValue } from '#field-kinds/kit/server/carried-over.ts';
import { questionKinds } from '#field-kinds/kit/server/question-kinds.ts';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';

/** The answer to a question of a form as a field of an item keeps it; undefined when it does not plainly read as that. */
export const carriedOver = (
  value: unknown,
  from: InnerField,
  to: ItemField,
  at: { language: string; timeZone: TimeZone },
): unknown | undefined => carriedValue(value, askedField(from, questionKinds.named(from.kind)), settingsOf(to), at);
