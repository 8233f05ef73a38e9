import type { ReactNode } from 'react';

export interface HeadingProps {
  level: number;
  children: ReactNode;
  id?: string | undefined;
  className?: string | undefined;
}

/** A heading whose level depends on where it stands. */
export function Heading({ level, ...props }: HeadingProps) {
  const Level = `h${Math.min(level, 6) as 1 | 2 | 3 | 4 | 5 | 6}` as const;
  return <Level {...props} />;
}
