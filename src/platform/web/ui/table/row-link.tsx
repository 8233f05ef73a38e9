import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';

export interface RowLinkProps {
  href: string;
  children: ReactNode;
  className?: string;
}

/** The name of a row, which leads to it; the whole cell can be pressed. */
export function RowLink({ href, children, className }: RowLinkProps) {
  return (
    <Link href={href} className={classNames(styles.link, className)}>
      {children}
    </Link>
  );
}
