import type { ReactNode } from 'react';
import type { BlockInstance } from '#features/pages/contract/page.ts';
import { isFilled } from './localized.tsx';

/** The level of a heading inside the block: beneath its own heading, or in its place. */
export const innerLevel = (block: BlockInstance): number => block.headingLevel + (isFilled(block.heading) ? 1 : 0);

export interface HeadingProps {
  level: number;
  children: ReactNode;
  id?: string;
  className?: string | undefined;
}

export function Heading({ level, ...props }: HeadingProps) {
  const Level = `h${Math.min(level, 6) as 1 | 2 | 3 | 4 | 5 | 6}` as const;
  return <Level {...props} />;
}
