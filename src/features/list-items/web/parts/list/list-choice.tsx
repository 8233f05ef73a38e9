import { type ChangeEvent, type ReactNode, useId } from 'react';
import { formatNumber } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import styles from './list-question.module.css';
import { useFollowAddress } from './use-follow-address.ts';

export interface ListChoiceProps {
  kind: 'checkbox' | 'radio';
  name: string;
  value: string;
  isChosen: boolean;
  /** How many items it would give; absent where nobody counted. */
  count: number | undefined;
  /** That number in words, for whoever hears it. */
  countWords: (count: number) => string;
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  children: ReactNode;
}

const askAtOnce = (event: ChangeEvent<HTMLInputElement>) => event.currentTarget.form?.requestSubmit();

/** One choice of a filter, which works before any script; with one it is asked at once. */
export function ListChoice(props: ListChoiceProps) {
  const { kind, name, value, isChosen, count, countWords, onChange = askAtOnce, children } = props;
  const box = useFollowAddress<HTMLInputElement>(isChosen);
  const language = useLanguage();
  const countId = useId();
  return (
    <div className={styles.option}>
      <label className={styles.choice}>
        <input
          ref={box}
          type={kind}
          name={name}
          value={value}
          defaultChecked={isChosen}
          aria-describedby={count === undefined ? undefined : countId}
          onChange={onChange}
        />
        {children}
      </label>
      {count !== undefined && (
        <span className={styles.count}>
          <span aria-hidden="true">{formatNumber(count, language)}</span>
          <span id={countId} className="visually-hidden">
            {countWords(count)}
          </span>
        </span>
      )}
    </div>
  );
}
