import type { ReactNode } from 'react';
import type { IconShape } from '../icon/icon.tsx';

export interface TreeNode {
  id: string;
  label: string;
  /** A line beneath the label: where it is, what is in it. */
  note?: ReactNode;
  icon?: IconShape;
  children?: readonly TreeNode[];
  /** A badge, a count, a dot for "changed". */
  aside?: ReactNode;
  isDisabled?: boolean;
}
