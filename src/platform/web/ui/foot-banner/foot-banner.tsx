import type { ReactNode } from 'react';
import { keepFootClear } from '../foot-room.ts';
import { Icon, type IconShape } from '../icon/icon.tsx';
import styles from './foot-banner.module.css';

interface FootBannerProps {
  label: string;
  icon: IconShape;
  children: ReactNode;
  actions: ReactNode;
}

/** Always in sight while a page is not what everyone sees: first in the order of the keyboard, at the foot for the eye. */
export function FootBanner({ label, icon, children, actions }: FootBannerProps) {
  return (
    <section ref={keepFootClear} className={styles.banner} aria-label={label}>
      <p className={styles.words}>
        <Icon icon={icon} size={20} />
        <span>{children}</span>
      </p>
      {actions}
    </section>
  );
}

export function FootBannerButton({ children, onPress }: { children: ReactNode; onPress(): void }) {
  return (
    <button type="button" className={styles.button} onClick={onPress}>
      {children}
    </button>
  );
}
