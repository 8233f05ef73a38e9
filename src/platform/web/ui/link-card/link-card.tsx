import styles from './link-card.module.css';

interface LinkCardProps {
  /** The address of its picture, in the form that goes along with a link. */
  picture: string | undefined;
  /** Stands in its place where there is none. */
  noPicture: string;
  title: string;
  description: string;
  /** Where it leads: the name of the site, as other sites say it. */
  host?: string | undefined;
}

/** A link as others see it where it is shared: on a timeline, in a chat. Just the looks of one; it leads nowhere. */
export function LinkCard({ picture, noPicture, title, description, host }: LinkCardProps) {
  return (
    <div className={styles.card}>
      {picture === undefined ? (
        <p className={styles.noPicture}>{noPicture}</p>
      ) : (
        <img className={styles.picture} src={picture} alt="" width={640} height={336} />
      )}
      <div className={styles.words}>
        {host !== undefined && <span className={styles.muted}>{host}</span>}
        <strong>{title}</strong>
        {description !== '' && <span className={styles.description}>{description}</span>}
      </div>
    </div>
  );
}
