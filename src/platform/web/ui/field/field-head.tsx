import CircleAlert from 'lucide-react/icons/circle-alert';
import { useContext } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSaid } from '../../notifications/say.ts';
import { classNames } from '../class-names.ts';
import { InDialogContext } from '../dialog/in-dialog-context.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import type { FieldTexts } from './field-props.ts';

export interface FieldHeadProps extends FieldTexts {
  isRequired?: boolean;
}

/** Everything above a field. Inside a React Aria field the label, the help and the error find their field themselves. */
export function FieldHead({ label, help, error, isLabelHidden, isRequired }: FieldHeadProps) {
  const { t } = useTranslation();
  useSaid(useContext(InDialogContext) && typeof error === 'string' ? error : '');
  return (
    <>
      <Label className={classNames(styles.label, isLabelHidden && 'visually-hidden')}>
        {label}
        {isRequired && <span className={styles.required}> {t('ui.field.required')}</span>}
      </Label>
      {help && (
        <Text slot="description" className={styles.help}>
          {help}
        </Text>
      )}
      <FieldError className={styles.error}>
        <Icon icon={CircleAlert} size={20} />
        <span>{error}</span>
      </FieldError>
    </>
  );
}
