import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** A heading for those who jump from heading to heading. */
  as?: 'span' | 'p' | 'h2' | 'h3';
  id?: string;
}

export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className="visually-hidden">
      {children}
    </Element>
  );
}
