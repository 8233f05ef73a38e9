import { withKeys } from '#platform/web/with-keys.ts';
import { type ReactionPart, reactionParts } from '../../contract/reaction-parts.ts';
import styles from './thread.module.css';

/** What somebody wrote: plain words in their lines, addresses that lead away, names of who takes part. */
export function ReactionText({ text, names }: { text: string; names: readonly string[] }) {
  return (
    // Whoever writes Arabic in a Dutch thread is read from right to left.
    <p className={styles.text} dir="auto">
      {withKeys(reactionParts(text, names)).map(({ key, item }) => (
        <Part key={key} {...item} />
      ))}
    </p>
  );
}

function Part({ kind, text }: ReactionPart) {
  if (kind === 'mention') return <strong>{text}</strong>;
  if (kind === 'words') return text;
  return (
    <a href={text} rel="ugc nofollow noopener">
      {text}
    </a>
  );
}
