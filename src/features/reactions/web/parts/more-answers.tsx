import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { moveFocus } from '#platform/web/ui/move-focus.ts';
import type { Answer, Reaction } from '../../contract/reaction.ts';
import { readAnswers } from '../../contract/reactions.endpoints.ts';
import { reactionAnchor, threadHref } from '../../contract/thread-address.ts';
import { ReactionLine } from './reaction-line.tsx';
import styles from './thread.module.css';
import { useThread } from './thread-context.ts';

/** The answers to a reaction: the first ones, and the rest when asked for. Without script they are a page of their own. */
export function Answers({ reaction: { guid, answers, answerCount, answersPart } }: { reaction: Reaction }) {
  const { t } = useTranslation();
  const call = useCall();
  const { target, search } = useThread();
  const [loaded, setLoaded] = useState<readonly Answer[]>([]);
  const [error, setError] = useState<unknown>();
  const known = new Set(answers.map((one) => one.guid));
  const shown = [...answers, ...loaded.filter((one) => !known.has(one.guid))];
  const left = answerCount - shown.length;

  async function more(): Promise<void> {
    try {
      const all: Answer[] = [];
      let cursor: string | null = null;
      do {
        const part: { answers: Answer[]; next: string | null } = await call(readAnswers, {
          params: { guid },
          query: cursor === null ? {} : { cursor },
        });
        all.push(...part.answers);
        cursor = part.next;
      } while (cursor !== null && all.length < shown.length + 100);
      setLoaded(all);
      setError(undefined);
      const first = all.find((one) => !shown.some((other) => other.guid === one.guid));
      // The button goes or moves down; reading goes on at the first that came.
      if (first) moveFocus(() => document.getElementById(reactionAnchor(first.guid)));
    } catch (failure) {
      setError(failure);
    }
  }

  // A part in the middle stays a page of its own: what is loaded begins with the first.
  if (answersPart?.isLater === true) {
    return (
      <ol className={styles.answers}>
        <li className={styles.more}>
          <a href={threadHref(search, target.guid, { from: guid })} className={styles.tool}>
            {t('reactions.firstAnswers')}
          </a>
        </li>
        {answers.map((answer) => (
          <ReactionLine key={answer.guid} reaction={answer} />
        ))}
        {answersPart.next !== null && (
          <li className={styles.more}>
            <a href={threadHref(search, target.guid, { from: guid, cursor: answersPart.next })} className={styles.tool}>
              {t('reactions.nextAnswers')}
            </a>
          </li>
        )}
      </ol>
    );
  }
  const next = answersPart?.next ?? undefined;
  if (shown.length === 0 && left <= 0) return null;
  return (
    <ol className={styles.answers}>
      {shown.map((answer) => (
        <ReactionLine key={answer.guid} reaction={answer} />
      ))}
      {left > 0 && (
        <li className={styles.more}>
          <a
            href={threadHref(search, target.guid, { from: guid, ...(next !== undefined && { cursor: next }) })}
            className={styles.tool}
            onClick={(event) => {
              event.preventDefault();
              void more();
            }}
          >
            {t('reactions.moreAnswers', { count: left })}
          </a>
          <p role="alert" className={styles.note}>
            {error !== undefined && refusalText(error, t)}
          </p>
        </li>
      )}
    </ol>
  );
}
