import type { CommentThread } from '#features/page-review/contract/page-comment.ts';
import { blockOf } from '../blocks/block-places.ts';
import { useBlockCommands } from '../blocks/use-block-commands.ts';
import { elementOfBlock } from '../canvas/edited-elements.ts';
import { useEditor } from '../state/editor-context.ts';

/** The block comes into sight, and its thread stands open beside it. */
export function useGoToComment(): (thread: Pick<CommentThread, 'id' | 'block'>) => void {
  const { session, ui } = useEditor();
  const commands = useBlockCommands();
  return ({ id, block }) => {
    const isThere = block !== null && blockOf(session.state().document, block) !== undefined;
    if (isThere) commands.choose([block]);
    ui.set({ typing: null, panel: 'comments', thread: id, focusThread: id });
    if (isThere) elementOfBlock(block)?.scrollIntoView({ block: 'center' });
  };
}
