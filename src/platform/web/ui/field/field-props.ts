import type { ReactNode } from 'react';

/** The words around every field, in the order in which they are read: label, help, error, then the field itself. */
export interface FieldTexts {
  label: ReactNode;
  help?: ReactNode;
  /** Present means invalid; it says what to do, not what went wrong. */
  error?: ReactNode;
  /** For a filter bar, where the place says what it is; screen readers still hear the label. */
  isLabelHidden?: boolean;
}

/** React Aria's own props, without what the field decides for itself. */
export type FieldProps<AriaProps> = Omit<
  AriaProps,
  'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validationBehavior' | 'validate'
> &
  FieldTexts & { className?: string };
