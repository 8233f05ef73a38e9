import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './link.module.css';

export interface MoreLinkProps extends Omit<ComponentProps<'a'>, 'style' | 'href'> {
  href: string;
}

/** The way onward, at the right of a heading. */
export function MoreLink({ className, children, ...props }: MoreLinkProps) {
  return (
    <a {...props} className={classNames(styles.more, className)}>
      <span className={styles.words}>{children}</span>
      <Icon icon={ArrowRight} size={20} className={styles.arrow} />
    </a>
  );
}
