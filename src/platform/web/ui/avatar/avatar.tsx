import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { initialsOf, toneOf } from './initials.ts';

export interface AvatarProps {
  name: string;
  /** The guid of a picture of the person; without it their initials. */
  photo?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
  /** In pixels, where a style makes it another than the size says. */
  side?: number;
  /** Set where the name is not written beside it. */
  isNamed?: boolean;
  className?: string;
}

const sides = { small: 28, medium: 36, large: 64 };

/** No more than is shown, and twice that for sharp screens; the server makes none under 50 (§9). */
function photoSources(guid: string, side: number): { src: string; srcSet?: string } {
  const address = (pixels: number) => `/a/${guid}?width=${pixels}&height=${pixels}&fit=cover`;
  const [one, two] = [Math.max(50, side), side * 2];
  return { src: address(one), ...(two > one && { srcSet: `${address(one)} 1x, ${address(two)} 2x` }) };
}

export function Avatar({ name, photo, size = 'medium', side = sides[size], isNamed, className }: AvatarProps) {
  const accessible = isNamed ? ({ role: 'img', 'aria-label': name } as const) : { 'aria-hidden': true };
  return (
    <span
      {...accessible}
      className={classNames(styles.avatar, size !== 'medium' && styles[size], className)}
      data-tone={toneOf(name)}
    >
      {photo ? (
        <img className={styles.picture} {...photoSources(photo, side)} alt="" loading="lazy" />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
