import type { OptionField } from '#platform/contract/options/option-field.ts';
import { valueAt } from '#platform/contract/options/value-at.ts';
import { OptionInputs } from '#platform/web/options/option-inputs.tsx';
import { type EditedOptions, OptionsContext } from '#platform/web/options/options-context.ts';
import { setField } from '../../../contract/building/change-form.ts';
import { withEntries, withMovedEntry, withoutEntry, withSetting } from '../../../contract/building/change-settings.ts';
import { findField } from '../../../contract/building/field-place.ts';
import type { InnerField } from '../../../contract/form-document.ts';
import { useBuilder } from '../state/builder-context.ts';
import { drawSetting } from './inputs/draw-setting.tsx';

type Change = (settings: InnerField['settings']) => InnerField['settings'];

/** What can be set of a field of this kind, drawn from the schema of its settings. */
export function SettingInputs({ field, fields }: { field: InnerField; fields: readonly OptionField[] }) {
  const { session, language } = useBuilder();
  // What is typed is a change after a pause: by then other settings may be different.
  const change = (made: Change): void =>
    session.change('changed', (document) => {
      const now = findField(document, field.id)?.field;
      return now === undefined ? document : setField(document, field.id, { settings: made(now.settings) });
    });
  const edited: EditedOptions = {
    language,
    words: `fields.settings.${field.kind}`,
    sharedWords: 'fields.settings',
    valueAt: (path) => valueAt(field.settings, path),
    set: (path, value) => change((settings) => withSetting(settings, path, value)),
    insert: (path, entries) => change((settings) => withEntries(settings, path, entries)),
    removeAt: (path, place) => change((settings) => withoutEntry(settings, path, place)),
    move: (path, from, to) => change((settings) => withMovedEntry(settings, path, from, to)),
    draw: (props) => drawSetting(props, field),
  };
  return (
    <OptionsContext key={`${field.id} ${language}`} value={edited}>
      <OptionInputs fields={fields} path={[]} names={[]} />
    </OptionsContext>
  );
}
