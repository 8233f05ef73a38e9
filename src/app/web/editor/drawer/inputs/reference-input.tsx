import { useId } from 'react';
import { itemFinder } from '#features/list-items/web/named-finders.ts';
import { NamedInput } from '#field-kinds/kit/web/named-input.tsx';
import type { FieldOf } from '#platform/contract/options/option-field.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { OptionInputProps } from '#platform/web/options/option-input-props.ts';
import { useEditedOptions, useOption } from '#platform/web/options/options-context.ts';
import { useOptionWords } from '#platform/web/options/use-option-words.ts';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import styles from '../drawer.module.css';
import { ManageLink } from '../manage-link.tsx';
import { useReferenceOptions } from './use-reference-options.ts';

type Props = OptionInputProps<FieldOf<'reference'>>;

/** Something else that the block names: looked up by name where there are many, chosen from a list where there are few. */
export function ReferenceInput(props: Props) {
  const { to } = props.field;
  return to === 'item' ? <ItemsInput {...props} /> : <KnownInput {...props} to={to} />;
}

const wordsIn = (value: unknown): string[] => (Array.isArray(value) ? value : []);

function ItemsInput({ field, path, names }: Props) {
  const { language } = useEditedOptions();
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  const call = useCall();
  const id = useId();
  return (
    <NamedInput
      {...{ id, label, help }}
      isMany={field.isMany}
      finder={itemFinder(call, language, [])}
      guids={wordsIn(written)}
      onChange={set}
    />
  );
}

/** In a list of options: none of them. */
const none = '';

function KnownInput({ field, path, names, to }: Props & { to: Parameters<typeof useReferenceOptions>[0] }) {
  const { t } = useTranslation();
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  const options = useReferenceOptions(to);
  if (options === undefined || options.length === 0) {
    return (
      <div className={styles.unknown}>
        <p className={styles.label}>{label}</p>
        <p className={styles.note}>
          {t(options === undefined ? 'editor.drawer.notKnown' : 'editor.drawer.nothingToChoose')}
        </p>
        {to === 'shared-part' && <ManageLink />}
      </div>
    );
  }
  if (field.isMany) {
    const chosen = wordsIn(written);
    const known = new Set(options.map(({ id }) => id));
    // What is gone, or not for this editor to know, stays: leaving it out would take it away.
    const others = chosen.filter((id) => !known.has(id));
    return (
      <CheckboxGroup
        label={label}
        help={help}
        options={options}
        value={chosen.filter((id) => known.has(id))}
        onChange={(ids) => set([...ids, ...others])}
      />
    );
  }
  const value = typeof written === 'string' ? written : none;
  const isGone = value !== none && !options.some(({ id }) => id === value);
  const empty = [
    ...(field.isOptional === true ? [{ id: none, label: t('ui.options.none') }] : []),
    ...(isGone ? [{ id: value, label: t('editor.drawer.gone') }] : []),
  ];
  return (
    <>
      <Select
        label={label}
        help={help}
        options={[...empty, ...options]}
        value={value}
        onChange={(id) => set(id === none ? null : id)}
      />
      {to === 'shared-part' && <ManageLink />}
    </>
  );
}
