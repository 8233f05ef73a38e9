import type { ReactNode } from 'react';
import type { IconShape } from '../icon/icon.tsx';

export interface TreeNode {
  id: string;
  label: string;
  icon?: IconShape;
  children?: readonly TreeNode[];
  /** A badge, a count, a dot for "changed". */
  aside?: ReactNode;
  isDisabled?: boolean;
}
