import type { ReactNode } from 'react';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import type { QuestionTexts } from './describe-question.ts';
import { QuestionName, QuestionNotes } from './question-notes.tsx';

/** A question of one field. */
export function QuestionFrame({ children, ...texts }: QuestionTexts & { children: ReactNode }) {
  return (
    <div className={fieldStyles.field} data-invalid={texts.error ? true : undefined}>
      <label htmlFor={texts.id} className={fieldStyles.label}>
        <QuestionName {...texts} />
      </label>
      <QuestionNotes {...texts} />
      {children}
    </div>
  );
}
