import type { Operation } from '../../contract/operations/operation.ts';
import type { EditingRemote } from './editing-remote.ts';
import type { EditorState } from './editor-session.ts';
import type { PageReplica } from './page-replica.ts';
import type { SessionParts } from './session-parts.ts';

const olderEntries = 200;

interface GoingBackParts {
  replica: PageReplica;
  remote: Pick<EditingRemote, 'list'>;
  onWentBack: SessionParts['onWentBack'];
  /** What stands in a field was done before it. */
  before(): void;
  tell(done: readonly Operation[], changes: Partial<EditorState>): void;
}

/** Undo and redo, also of what was done before this tab was opened: then the log is asked for more. */
export function createGoingBack({ replica, remote, onWentBack, before, tell }: GoingBackParts) {
  let hasOlder = false;
  const steps = () => ({ canUndo: replica.canGoBack('undo') || hasOlder, canRedo: replica.canGoBack('redo') });

  async function remember() {
    const { operations } = await remote.list({ before: replica.oldest, limit: olderEntries });
    hasOlder = operations.length === olderEntries;
    replica.remember(operations);
    return steps();
  }

  function wentBack(of: 'undo' | 'redo', done: readonly Operation[]): void {
    if (done.length > 0) onWentBack?.(of, done);
    tell(done, steps());
  }

  return {
    steps,
    remember,
    async step(of: 'undo' | 'redo'): Promise<void> {
      before();
      if (of === 'undo') while (!replica.canGoBack('undo') && hasOlder) await remember();
      wentBack(of, replica[of]());
    },
    undoGroup(group: string): void {
      before();
      wentBack('undo', replica.undoGroup(group));
    },
  };
}
