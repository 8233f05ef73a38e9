import type { ReactNode } from 'react';
import { isFilled } from '#platform/web/content/localized.tsx';
import type { QuestionFieldProps } from '../question-field-props.ts';

/** What stands around a question, whatever its kind. */
export type QuestionTexts = Pick<QuestionFieldProps, 'id' | 'label' | 'help' | 'isRequired'> & { error: ReactNode };

export const helpId = (id: string): string => `${id}-help`;
export const errorId = (id: string): string => `${id}-error`;

/** What a screen reader reads after the name of a field. */
export function describedBy({ id, help, error }: Pick<QuestionTexts, 'id' | 'help' | 'error'>): string | undefined {
  const ids = [isFilled(help) && helpId(id), error && errorId(id)].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** What every native field of a question says of itself. */
export const stateOf = (texts: QuestionTexts) => ({
  'aria-describedby': describedBy(texts),
  'aria-invalid': texts.error ? true : undefined,
});

/** Of a single field; in a group the legend says that it must be answered. */
export const requiredState = ({ isRequired }: Pick<QuestionTexts, 'isRequired'>) => ({
  'aria-required': isRequired || undefined,
});
