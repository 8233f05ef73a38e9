import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from 'react-aria-components/Button';
import { type SelectProps as AriaProps, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { Option } from '../option-list/option.ts';
import { OptionList } from '../option-list/option-list.tsx';
import { Popover } from '../popover/popover.tsx';
import styles from './field.module.css';
import { FieldHead } from './field-head.tsx';
import type { FieldProps } from './field-props.ts';

export interface SelectProps<Id extends string>
  extends Omit<FieldProps<AriaProps<Option>>, 'value' | 'defaultValue' | 'onChange' | 'selectionMode'> {
  options: readonly Option<Id>[];
  value?: Id | null;
  defaultValue?: Id;
  onChange?: (value: Id) => void;
}

export function Select<Id extends string>({
  label,
  help,
  error,
  isLabelHidden,
  options,
  onChange,
  placeholder,
  className,
  ...props
}: SelectProps<Id>) {
  const { t } = useTranslation();
  return (
    <AriaSelect
      {...props}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen) onChange?.(chosen.id);
      }}
      placeholder={placeholder ?? t('ui.select.placeholder')}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={classNames(styles.field, className)}
    >
      <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
      <Button className={classNames(styles.box, styles.input, styles.trigger)}>
        <SelectValue className={styles.chosen}>
          {({ isPlaceholder, selectedText, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <Icon icon={ChevronDown} size={20} />
      </Button>
      <Popover>
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  );
}
