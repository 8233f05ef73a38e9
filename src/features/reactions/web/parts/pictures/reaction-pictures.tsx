import { BlockPicture } from '#platform/web/content/block-picture.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ownPicturePath, type ReactionPicture } from '../../../contract/reaction-pictures.ts';
import { keyOf } from '../../own-keys.ts';
import styles from './pictures.module.css';

interface ReactionPicturesProps {
  guid: string;
  author: string;
  pictures: readonly ReactionPicture[];
  /** Of one's own that others do not see; with the key of the address, where there is one. */
  isOwn?: boolean;
  ownKey?: string | undefined;
  /** What is said to be in them can be seen too, by who looks whether it may stay. */
  showsWords?: boolean;
}

/** The pictures with what somebody said; each leads to itself, as large as it is. */
export function ReactionPictures({
  guid,
  author,
  pictures,
  isOwn = false,
  ownKey,
  showsWords = false,
}: ReactionPicturesProps) {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={t('reactions.pictures.of')}>
      {pictures.map(({ guid: picture, alt, width, height }, index) => {
        const words = alt || t('reactions.pictures.nameless', { name: author, number: index + 1 });
        const own = ownPicturePath(guid, picture, ownKey ?? keyOf(guid));
        return (
          <li key={picture}>
            <a href={isOwn ? own : `/a/${picture}`} aria-label={t('reactions.pictures.enlarge', { words })}>
              {isOwn ? (
                <img src={own} alt={words} width={width} height={height} loading="lazy" />
              ) : (
                <BlockPicture
                  picture={{ imageGuid: picture, alt: { value: words }, width, height }}
                  sizes="(min-width: 48rem) 16rem, 45vw"
                />
              )}
            </a>
            {showsWords && alt !== '' && (
              <p className={styles.words} dir="auto">
                {alt}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
