import type { FieldKind } from '#field-kinds/kit/contract/field-kind.ts';
import { fieldKinds } from '#field-kinds/kit/server/field-kinds.ts';
import { badInput } from '#platform/contract/calls/errors.ts';
import { settingsOf } from '../contract/field-settings.ts';
import type { FieldValue, ParsedProfileField } from '../contract/profile-field.ts';

type CheckedField = ParsedProfileField & { inputType: string };

/** By its kind: that there is one, the way of asking, the options, and what it starts with. */
export function checkedField(input: ParsedProfileField): CheckedField {
  const kind = fieldKinds.offered('profile', input.type);
  if (kind === undefined) throw wrong('type', 'unknown-kind');
  const [usual] = kind.inputTypes;
  const { inputType = usual } = input;
  if (!kind.inputTypes.includes(inputType)) throw wrong('inputType', 'does-not-fit');
  if (kind.hasOptions && input.options.length === 0) throw wrong('options', 'needed');
  const checked = fieldKinds.check(settingsOf(input), input.defaultValue);
  if (checked.fault !== undefined) throw wrong('defaultValue', checked.fault);
  return { ...input, inputType, defaultValue: checked.value as FieldValue };
}

const wrong = (part: string, code: string) => badInput([{ path: `body.${part}`, code, message: code }]);

/** Nothing that was filled in gets lost: text stays text, and every other kind stays what it is. */
export function canBecome(from: string, to: string): boolean {
  const textOf = (kind: string): FieldKind['plainText'] => fieldKinds.kindOf({ kind }).plainText;
  return from === to || (textOf(from) !== undefined && textOf(to) === 'free');
}
