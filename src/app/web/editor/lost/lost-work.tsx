import type { Lost } from '#features/pages/web/editing/page-replica.ts';
import { useSession } from '../state/editor-context.ts';
import { LostDialog } from './lost-dialog.tsx';

interface LostWorkProps {
  lost: readonly Lost[];
  onRead(): void;
}

/** What did not go together with what others did: nothing of it goes without a word. */
export function LostWork({ lost, onRead }: LostWorkProps) {
  const choices = useSession((state) => state.choices);
  if (lost.length + choices.length === 0) return null;
  return <LostDialog lost={lost} choices={choices} onClose={onRead} />;
}
