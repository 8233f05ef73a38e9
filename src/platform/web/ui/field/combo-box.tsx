import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, type ComboBoxProps as AriaProps, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import type { Option } from '../option-list/option.ts';
import { OptionList } from '../option-list/option-list.tsx';
import { Popover } from '../popover/popover.tsx';
import styles from './field.module.css';
import { FieldHead } from './field-head.tsx';
import type { FieldProps } from './field-props.ts';

export interface ComboBoxProps<Id extends string>
  extends Omit<
    FieldProps<AriaProps<Option>>,
    'items' | 'defaultItems' | 'value' | 'defaultValue' | 'onChange' | 'selectionMode'
  > {
  options: readonly Option<Id>[];
  value?: Id | null;
  defaultValue?: Id;
  /** `null` when the field was emptied, or holds words of the reader's own (`allowsCustomValue`). */
  onChange?: (value: Id | null) => void;
  /** Set when the options already fit what was typed, such as answers from a server. */
  isFilteredElsewhere?: boolean;
  emptyText?: ReactNode;
  placeholder?: string;
  icon?: IconShape;
}

export function ComboBox<Id extends string>({
  label,
  help,
  error,
  isLabelHidden,
  options,
  onChange,
  isFilteredElsewhere,
  emptyText,
  placeholder,
  icon,
  className,
  ...props
}: ComboBoxProps<Id>) {
  const { t } = useTranslation();
  return (
    <AriaComboBox
      allowsEmptyCollection
      menuTrigger="focus"
      {...props}
      {...(isFilteredElsewhere ? { items: options } : { defaultItems: options })}
      // Not looked up: by the time it comes, what was typed may be gone and the options with it.
      onChange={(key) => onChange?.(key as Id | null)}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={classNames(styles.field, className)}
    >
      <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
      <Group className={classNames(styles.box, styles.group)} isDisabled={props.isDisabled} isInvalid={Boolean(error)}>
        {icon && <Icon icon={icon} size={20} className={styles.lead} />}
        <Input placeholder={placeholder} className={classNames(styles.input, styles.bare)} />
        <Button className={styles.side}>
          <Icon icon={ChevronDown} size={20} />
        </Button>
      </Group>
      <Popover>
        <OptionList emptyText={emptyText ?? t('ui.comboBox.empty')} />
      </Popover>
    </AriaComboBox>
  );
}
