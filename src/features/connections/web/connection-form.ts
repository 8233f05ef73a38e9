import type { ReactNode } from 'react';
import { refusalErrors } from '#platform/web/forms/refusal-errors.ts';
import type { Translate } from '#platform/web/i18n/i18n.ts';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import type { Problems } from '../contract/connection-problem.ts';

export const fieldId = (field: string): string => `connection-${field}`;

/** What is wrong, in words at each field. */
export const problemErrors = (problems: Problems<string>, t: Translate): FormError[] =>
  Object.entries(problems).map(([field, code]) => ({
    fieldId: fieldId(field),
    message: t(`connections.problems.${code}`),
  }));

/** What the server refused; it alone knows where a name leads. */
export const refusedErrors = (error: unknown, t: Translate): FormError[] =>
  refusalErrors(error, t, ({ path, code }) => ({
    fieldId: fieldId(path.replace(/^body\./, '')),
    message: t(`connections.problems.${code}`, { defaultValue: t('connections.problems.refused') }),
  }));

export const errorAt = (errors: readonly FormError[], field: string): ReactNode =>
  errors.find((error) => error.fieldId === fieldId(field))?.message;
