import { lazy, Suspense } from 'react';
import { HandlerReasons } from '#features/access/web/parts/handler-reasons.tsx';
import type { Inbox } from '../../contract/handling/inbox.ts';
import { ChoosePersonDialog } from './choose-person-dialog.tsx';
import { LabelDialog } from './label-dialog.tsx';

const HandlingDialog = lazy(async () => ({ default: (await import('./handling-dialog.tsx')).HandlingDialog }));

/** What is asked before something is done: of these submissions, or of the form. */
export type AskedOfInbox = { what: 'assign' | 'label'; guids: string[] } | { what: 'handling' | 'why' };

interface InboxDialogsProps {
  inbox: Inbox;
  asked: AskedOfInbox | undefined;
  me: string;
  onAssign(guids: string[], person: string | null): void;
  onLabel(labels: string[]): void;
  onClose(): void;
}

export function InboxDialogs({ inbox, asked, me, onAssign, onLabel, onClose }: InboxDialogsProps) {
  if (asked === undefined) return null;
  if (asked.what === 'why') return <HandlerReasons formGuid={inbox.formGuid} onClose={onClose} />;
  if (!('guids' in asked))
    return (
      <Suspense fallback={null}>
        <HandlingDialog inbox={inbox} onClose={onClose} />
      </Suspense>
    );
  const { guids } = asked;
  return asked.what === 'assign' ? (
    <ChoosePersonDialog
      count={guids.length}
      people={inbox.people}
      me={me}
      onChoose={(person) => onAssign(guids, person)}
      onClose={onClose}
    />
  ) : (
    <LabelDialog count={guids.length} labels={inbox.labels} onAdd={onLabel} onClose={onClose} />
  );
}
