import type { ReactNode } from 'react';
import { describedBy, type QuestionTexts } from './describe-question.ts';
import styles from './question.module.css';
import { QuestionName, QuestionNotes } from './question-notes.tsx';

/** A question of several fields: its words are their heading. */
export function QuestionGroup({ children, ...texts }: QuestionTexts & { children: ReactNode }) {
  return (
    <fieldset
      className={styles.fieldset}
      data-invalid={texts.error ? true : undefined}
      aria-describedby={describedBy(texts)}
    >
      <legend className={styles.legend}>
        <QuestionName {...texts} />
      </legend>
      <QuestionNotes {...texts} />
      {children}
    </fieldset>
  );
}
