import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

export interface FieldsetProps {
  legend: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
  id?: string;
  className?: string;
}

/** Fields that answer one question together, such as an address. */
export function Fieldset({ legend, help, error, isRequired, isDisabled, children, id, className }: FieldsetProps) {
  const { t } = useTranslation();
  const helpId = useId();
  const errorId = useId();
  const describedBy = [help && helpId, error && errorId].filter(Boolean).join(' ');
  return (
    <fieldset
      id={id}
      className={classNames(styles.fieldset, className)}
      disabled={isDisabled}
      aria-describedby={describedBy || undefined}
    >
      <legend className={styles.legend}>
        <span className={styles.label}>
          {legend}
          {isRequired && <span className={styles.required}> {t('ui.field.required')}</span>}
        </span>
      </legend>
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon icon={CircleAlert} size={20} />
          <span>{error}</span>
        </p>
      )}
      <div className={styles.together}>{children}</div>
    </fieldset>
  );
}
