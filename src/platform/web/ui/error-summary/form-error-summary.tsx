import CircleAlert from 'lucide-react/icons/circle-alert';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { focusField } from './focus-field.ts';
import styles from './form-error-summary.module.css';

export interface FormError {
  /** The `id` given to the field, or to the group it belongs to; absent for what is wrong with the whole. */
  fieldId?: string | undefined;
  message: ReactNode;
}

export interface FormErrorSummaryProps {
  errors: readonly FormError[];
  title?: ReactNode;
  /** Changes with every attempt to send, so that the same errors take focus again. */
  attempt?: number;
  className?: string;
}

/** Stands above a form that could not be sent, takes focus, and leads to each field. */
export function FormErrorSummary({ errors, title, attempt, className }: FormErrorSummaryProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const summary = useRef<HTMLElement>(null);
  const hasErrors = errors.length > 0;
  const count = errors.filter(({ fieldId }) => fieldId !== undefined).length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt takes focus again with the same errors
  useEffect(() => {
    if (hasErrors) summary.current?.focus();
  }, [hasErrors, attempt]);

  if (!hasErrors) return null;

  function lead(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
    if (focusField(fieldId)) event.preventDefault();
  }

  return (
    <section ref={summary} tabIndex={-1} aria-labelledby={titleId} className={classNames(styles.summary, className)}>
      <h2 id={titleId} className={styles.title}>
        <Icon icon={CircleAlert} className={styles.icon} />
        {title ?? (count === 0 ? t('ui.errorSummary.refused') : t('ui.errorSummary.title', { count }))}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId ?? ''}>
            {fieldId === undefined ? (
              <p className={styles.whole}>{message}</p>
            ) : (
              <a href={`#${fieldId}`} className={styles.link} onClick={(event) => lead(event, fieldId)}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
