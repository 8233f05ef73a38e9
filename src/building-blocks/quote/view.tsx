import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import type { BlockViewProps } from '../kit/web/block-view.ts';
import type definition from './definition.ts';
import styles from './view.module.css';

export default function QuoteView({ options }: BlockViewProps<typeof definition>) {
  const { text, name, role, picture } = options;
  if (!isFilled(text)) return null;
  const hasName = isFilled(name);
  const hasRole = isFilled(role);
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text}>
        <p>
          <Text of={text} />
        </p>
      </blockquote>
      {(hasName || hasRole) && (
        <figcaption className={styles.who}>
          {picture && <BlockPicture picture={picture} sizes="4rem" className={styles.picture} />}
          <span>
            {hasName && (
              <span className={styles.name}>
                <Text of={name} />
              </span>
            )}
            {hasName && hasRole && ', '}
            {hasRole && <Text of={role} />}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
