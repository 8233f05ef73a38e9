import { isEmptyValue } from '../contract/check-field-value.ts';
import type { FieldKind } from '../contract/field-kind.ts';
import type { FieldInputModule } from './field-input-props.ts';
import { loadedModules } from './loaded-modules.ts';

/** The fields to fill in, of the kinds that a form has. */
export const fieldInputs = loadedModules(
  import.meta.glob<FieldInputModule>('../../*/input.tsx'),
  (folder) => `../../${folder}/input.tsx`,
);

/** Of a field that is drawn; undefined while it is not, and then only the server looks at what was typed. */
export const kindOfInput = (name: string): FieldKind | undefined =>
  fieldInputs.get(name)?.kind as FieldKind | undefined;

/** Nothing was filled in, as far as can be seen before it is sent. */
export function isEmptyInput(kindName: string, value: unknown): boolean {
  const kind = kindOfInput(kindName);
  return kind === undefined ? value === undefined || value === null : isEmptyValue(kind, value);
}
