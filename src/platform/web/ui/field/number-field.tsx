import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaProps,
  Input,
} from 'react-aria-components/NumberField';
import { classNames } from '../class-names.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import styles from './field.module.css';
import { FieldHead } from './field-head.tsx';
import type { FieldProps } from './field-props.ts';

export interface NumberFieldProps extends Omit<FieldProps<AriaProps>, 'value' | 'defaultValue' | 'onChange'> {
  value?: number | null;
  defaultValue?: number;
  /** `null` when the field was emptied. */
  onChange?: (value: number | null) => void;
  icon?: IconShape;
  /** Without the buttons for one more and one less, for numbers nobody counts up to. */
  hasNoSteppers?: boolean;
}

export function NumberField({
  label,
  help,
  error,
  isLabelHidden,
  value,
  onChange,
  icon,
  hasNoSteppers,
  className,
  ...props
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...props}
      value={value === null ? Number.NaN : value}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={classNames(styles.field, className)}
    >
      <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
      <Group className={classNames(styles.box, styles.group)}>
        {icon && <Icon icon={icon} size={20} className={styles.lead} />}
        <Input className={classNames(styles.input, styles.bare)} />
        {!hasNoSteppers && (
          <>
            <Button slot="decrement" className={styles.side}>
              <Icon icon={Minus} size={20} />
            </Button>
            <Button slot="increment" className={styles.side}>
              <Icon icon={Plus} size={20} />
            </Button>
          </>
        )}
      </Group>
    </AriaNumberField>
  );
}
