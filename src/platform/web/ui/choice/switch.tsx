import type { ReactNode } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';

export interface SwitchProps extends Omit<SwitchFieldProps, 'children' | 'className' | 'style' | 'render'> {
  children: ReactNode;
  help?: ReactNode;
  className?: string;
}

/** Works at once. What waits for a button called "save" is a checkbox. */
export function Switch({ children, help, className, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} className={classNames(styles.holder, className)}>
      <SwitchButton className={styles.switch}>
        <span className={styles.words}>{children}</span>
        <span className={styles.track} />
      </SwitchButton>
      {help && (
        <Text slot="description" className={styles.switchHelp}>
          {help}
        </Text>
      )}
    </SwitchField>
  );
}
