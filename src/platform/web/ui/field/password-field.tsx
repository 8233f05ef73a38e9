import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { type TextFieldProps as AriaProps, TextField as AriaTextField, Input } from 'react-aria-components/TextField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { FieldHead } from './field-head.tsx';
import type { FieldProps } from './field-props.ts';

export interface PasswordFieldProps extends Omit<FieldProps<AriaProps>, 'type' | 'autoComplete'> {
  /** Tells a password manager whether to fill in or to make one up. */
  autoComplete?: 'current-password' | 'new-password';
  /** What to say of what is typed so far; told without taking the focus. */
  advise?: (value: string) => string | undefined;
}

export function PasswordField({
  label,
  help,
  error,
  isLabelHidden,
  autoComplete = 'current-password',
  advise,
  className,
  ...props
}: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const [advice, setAdvice] = useState<string>();
  return (
    <AriaTextField
      {...props}
      onChange={(value) => {
        setAdvice(advise?.(value));
        props.onChange?.(value);
      }}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck="false"
      validationBehavior="aria"
      isInvalid={Boolean(error)}
      className={classNames(styles.field, className)}
    >
      <FieldHead {...{ label, help, error, isLabelHidden }} isRequired={props.isRequired} />
      <Group className={classNames(styles.box, styles.group)} isDisabled={props.isDisabled} isInvalid={Boolean(error)}>
        <Input autoCapitalize="none" className={classNames(styles.input, styles.bare)} />
        <ToggleButton
          className={styles.side}
          isSelected={isShown}
          onChange={setShown}
          isDisabled={props.isDisabled}
          aria-label={t('ui.password.show')}
        >
          <Icon icon={isShown ? EyeOff : Eye} size={20} />
        </ToggleButton>
      </Group>
      {advise !== undefined && (
        <p role="status" className={styles.help}>
          {error ? undefined : advice}
        </p>
      )}
    </AriaTextField>
  );
}
