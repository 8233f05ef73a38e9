import type { SearchResult } from '../contract/search.endpoints.ts';
import styles from './search-results.module.css';

/** The text with the words that were looked for marked in it. */
export function MarkedText({ text, marks }: Pick<SearchResult['snippet'], 'text' | 'marks'>) {
  const pieces = marks.map(([from, to], index) => ({
    from,
    before: text.slice(marks[index - 1]?.[1] ?? 0, from),
    marked: text.slice(from, to),
  }));
  return (
    <>
      {pieces.map(({ from, before, marked }) => (
        <span key={from}>
          {before}
          <mark className={styles.mark}>{marked}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
