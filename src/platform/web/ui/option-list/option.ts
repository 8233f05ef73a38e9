import type { IconShape } from '../icon/icon.tsx';

export interface Option<Id extends string = string> {
  id: Id;
  label: string;
  /** A second, muted line. */
  description?: string;
  icon?: IconShape;
  isDisabled?: boolean;
}
