import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { initialsOf, toneOf } from './initials.ts';

export interface AvatarProps {
  name: string;
  /** A picture of the person; without it their initials. */
  src?: string;
  size?: 'small' | 'medium' | 'large';
  /** Set where the name is not written beside it. */
  isNamed?: boolean;
  className?: string;
}

export function Avatar({ name, src, size = 'medium', isNamed, className }: AvatarProps) {
  const accessible = isNamed ? ({ role: 'img', 'aria-label': name } as const) : { 'aria-hidden': true };
  return (
    <span
      {...accessible}
      className={classNames(styles.avatar, size !== 'medium' && styles[size], className)}
      data-tone={toneOf(name)}
    >
      {src ? <img className={styles.picture} src={src} alt="" /> : initialsOf(name)}
    </span>
  );
}
