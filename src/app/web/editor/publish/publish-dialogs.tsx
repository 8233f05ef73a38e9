import { lazy, Suspense } from 'react';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import { UnpublishDialog } from './unpublish-dialog.tsx';
import type { PublishActions } from './use-publish-actions.ts';

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'));
const ReviewDialog = lazy(() => import('../review/review-dialog.tsx'));
const DiscardDialog = lazy(() => import('./discard-dialog.tsx'));
const PreviewDialog = lazy(() => import('#features/previews/web/preview-dialog.tsx'));
const DeleteDialog = lazy(() => import('./delete-dialog.tsx'));
const PublishLanguagesDialog = lazy(() => import('./publish-languages-dialog.tsx'));
const NewPageDialog = lazy(() => import('#features/pages/web/new-page/new-page-dialog.tsx'));
const TogetherDialog = lazy(() => import('./together-dialog.tsx'));
const PublishSheet = lazy(() => import('./publish-sheet.tsx'));
const VersionNoteDialog = lazy(() => import('./version-note-dialog.tsx'));

/** What is asked before it is done. */
export function PublishDialogs({
  of: { asked, close, publishing, reviewing, approveAndPublish },
}: {
  of: PublishActions;
}) {
  const { session } = useEditor();
  const isItem = useItemTarget() !== undefined;
  const guid = useSession(({ page }) => page.guid);
  return (
    <Suspense fallback={null}>
      {asked === 'schedule' && <ScheduleDialog publishing={publishing} onClose={close} />}
      {asked === 'ask' && <ReviewDialog of="ask" onSend={reviewing.ask} onClose={close} />}
      {asked === 'sendBack' && <ReviewDialog of="return" onSend={reviewing.sendBack} onClose={close} />}
      {asked === 'approve' && <ReviewDialog of="approve" onSend={reviewing.approve} onClose={close} />}
      {asked === 'withdraw' && <ReviewDialog of="withdraw" onSend={reviewing.withdraw} onClose={close} />}
      {asked === 'approveAndPublish' && (
        <ReviewDialog of="approveAndPublish" onSend={approveAndPublish} onClose={close} />
      )}
      {asked === 'publishSheet' && <PublishSheet publishing={publishing} onClose={close} />}
      {asked === 'publishWithNote' && <VersionNoteDialog publishing={publishing} onClose={close} />}
      {asked === 'publishLanguages' && <PublishLanguagesDialog publishing={publishing} onClose={close} />}
      {asked === 'discard' && <DiscardDialog onClose={close} />}
      {asked === 'preview' && (
        <PreviewDialog of={isItem ? 'item' : 'page'} guid={guid} settled={() => session.settled()} onClose={close} />
      )}
      {asked === 'together' && <TogetherDialog onClose={close} />}
      {asked === 'newPage' && <NewPageDialog title="" below={guid} onClose={close} />}
      {asked === 'delete' && <DeleteDialog onClose={close} />}
      {asked === 'unpublish' && <UnpublishDialog publishing={publishing} onClose={close} />}
    </Suspense>
  );
}
