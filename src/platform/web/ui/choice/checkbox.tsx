import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './choice.module.css';

export interface CheckboxProps extends Omit<FieldProps<CheckboxFieldProps>, 'label' | 'isLabelHidden'> {
  children: ReactNode;
  /** A count or a link at the end of the line. */
  aside?: ReactNode;
}

export function Checkbox({ children, help, error, aside, className, ...props }: CheckboxProps) {
  const { t } = useTranslation();
  return (
    <CheckboxField
      {...props}
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={classNames(styles.holder, Boolean(error) && styles.wrong, className)}
    >
      {error && (
        <FieldError className={fieldStyles.error}>
          <Icon icon={CircleAlert} size={20} />
          <span>{error}</span>
        </FieldError>
      )}
      <span className={styles.line}>
        <CheckboxButton className={styles.choice}>
          <span className={styles.box} />
          <span className={styles.words}>
            {children}
            {props.isRequired && <span className={fieldStyles.required}> {t('ui.field.required')}</span>}
          </span>
        </CheckboxButton>
        {aside && <span className={styles.aside}>{aside}</span>}
      </span>
      {help && (
        <Text slot="description" className={styles.help}>
          {help}
        </Text>
      )}
    </CheckboxField>
  );
}
