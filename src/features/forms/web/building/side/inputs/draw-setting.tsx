import type { ReactNode } from 'react';
import type { OptionInputProps } from '#platform/web/options/option-input-props.ts';
import type { InnerField } from '../../../../contract/form-document.ts';
import { CentsInput } from './cents-input.tsx';
import { DayBoundInput } from './day-bound-input.tsx';
import { ExpressionInput } from './expression-input.tsx';

/** The kinds of settings that questions alone have. */
export function drawSetting({ field, ...place }: OptionInputProps, asked: InnerField): ReactNode | undefined {
  switch (field.kind) {
    case 'cents':
      return <CentsInput {...place} field={field} />;
    case 'day-bound':
      return <DayBoundInput {...place} field={field} />;
    case 'expression':
      return <ExpressionInput {...place} field={field} asked={asked} />;
    default:
      return undefined;
  }
}
