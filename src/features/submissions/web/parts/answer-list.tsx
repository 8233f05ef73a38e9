import type { ReactNode } from 'react';
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
          <dd className={styles.words}>{answer.text}</dd>
          {actionOf && <dd className={styles.action}>{actionOf(answer)}</dd>}
        </div>
      ))}
    </dl>
  );
}
