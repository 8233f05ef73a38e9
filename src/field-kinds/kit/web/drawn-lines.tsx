import { isDrawnPath, paper } from '../contract/drawn-path.ts';
import styles from './drawn-lines.module.css';

/** What was drawn in the place of words, as a signature; nothing for what is no drawing of ours. */
export function DrawnLines({ path, label }: { path: string; label: string }) {
  if (!isDrawnPath(path)) return null;
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${paper.width} ${paper.height}`} className={styles.drawn}>
      <path d={path} className={styles.line} />
    </svg>
  );
}
