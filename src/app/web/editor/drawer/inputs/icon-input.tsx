import type { IconName } from '#blocks/kit/contract/icon-name.ts';
import { blockIcons } from '#blocks/kit/web/block-icons.ts';
import type { FieldOf } from '#platform/contract/options/option-field.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { OptionInputProps } from '#platform/web/options/option-input-props.ts';
import { useOption } from '#platform/web/options/options-context.ts';
import { useOptionWords } from '#platform/web/options/use-option-words.ts';
import { Select } from '#platform/web/ui/field/select.tsx';

/** In a list of options: none of them. */
const none = '';

export function IconInput({ field, path, names }: OptionInputProps<FieldOf<'icon'>>) {
  const { t } = useTranslation();
  const [written, set] = useOption(path);
  const { label, help } = useOptionWords(names);
  const icons = field.values.map((id) => ({
    id,
    label: t(`blocks.kit.icons.${id}`),
    icon: blockIcons[id as IconName],
  }));
  return (
    <Select
      label={label}
      help={help}
      options={[{ id: none, label: t('editor.drawer.noIcon') }, ...icons]}
      value={typeof written === 'string' ? written : none}
      onChange={(id) => set(id === none ? undefined : id)}
    />
  );
}
