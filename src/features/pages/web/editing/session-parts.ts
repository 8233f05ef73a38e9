import type { Operation } from '../../contract/operations/operation.ts';
import type { WorkingCopy } from '../../contract/working-copy.ts';
import type { EditingRemote } from './editing-remote.ts';
import type { ForeignChange } from './foreign-changes.ts';
import type { Lost } from './page-replica.ts';

export interface SessionParts {
  remote: EditingRemote;
  copy: WorkingCopy;
  /** The one who edits here. */
  by: string;
  /** What could not be done, or could not be merged with what others did; its words are not thrown away. */
  onLost(lost: readonly Lost[]): void;
  /** Someone else changed these blocks. */
  onForeign?(changes: readonly ForeignChange[]): void;
  /** Someone else took these blocks away. */
  onRemoved?(gone: readonly ForeignChange[]): void;
  /** Something of one's own was taken back or done again; what, and which way. */
  onWentBack?(of: 'undo' | 'redo', operations: readonly Operation[]): void;
}
