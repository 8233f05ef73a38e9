import { linkRel } from '#platform/web/ui/link/link-rel.ts';
import styles from './places-map.module.css';

/** Whose map it is, as whoever made it asks. */
export function MapAttribution({ text, url }: { text: string; url: string }) {
  if (text === '') return null;
  return (
    <p className={styles.attribution}>
      {url === '' ? (
        text
      ) : (
        <a href={url} rel={linkRel(url)}>
          {text}
        </a>
      )}
    </p>
  );
}
