import type { ReactNode } from 'react';
import { DrawnLines } from '#field-kinds/kit/web/drawn-lines.tsx';
import type { ShownAnswer } from '../../contract/given-answers.ts';
import styles from './answer-list.module.css';

interface AnswerListProps {
  answers: readonly ShownAnswer[];
  actionOf?(answer: ShownAnswer): ReactNode;
}

/** Questions with what was answered, in words. */
export function AnswerList({ answers, actionOf }: AnswerListProps) {
  return (
    <dl className={styles.answers}>
      {answers.map((answer) => (
        <div key={answer.field} className={styles.answer}>
          <dt>{answer.label}</dt>
          <dd className={styles.words}>
            {answer.text}
            {answer.drawing && <DrawnLines path={answer.drawing} label={answer.label} />}
          </dd>
          {actionOf && <dd className={styles.action}>{actionOf(answer)}</dd>}
        </div>
      ))}
    </dl>
  );
}
