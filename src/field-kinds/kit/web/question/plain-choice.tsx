import type { ComponentProps, ReactNode } from 'react';
import type { LocalizedText } from '#platform/contract/texts/localized.ts';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import styles from './question.module.css';

interface PlainChoiceProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'children'> {
  type: 'radio' | 'checkbox';
  help?: LocalizedText | undefined;
  children: ReactNode;
}

/** One thing to choose. */
export function PlainChoice({ help, children, ...props }: PlainChoiceProps) {
  const helpId = isFilled(help) ? `${props.id}-about` : undefined;
  const described = [helpId, props['aria-describedby']].filter(Boolean).join(' ');
  return (
    <label className={styles.choice}>
      <input {...props} aria-describedby={described === '' ? undefined : described} />
      <span>
        {children}
        {isFilled(help) && (
          <small id={helpId} className={styles.choiceHelp}>
            <Text of={help} />
          </small>
        )}
      </span>
    </label>
  );
}
