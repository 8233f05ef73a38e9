import { useMemo } from 'react';
import { pageDifferences } from '#features/pages/contract/differences/page-differences.ts';
import { restoreOperations } from '#features/pages/contract/differences/restore-operations.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { useItemTarget } from '../item/item-target.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import { useDifferenceWords } from '../versions/compare/difference-words.ts';
import { PartDifferences } from '../versions/compare/part-differences.tsx';
import styles from './discard-dialog.module.css';
import { usePublished } from './use-published.ts';

/** Back to what readers have. What is lost by it is shown first; Ctrl Z brings it back. */
export default function DiscardDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { session } = useEditor();
  const words = useDifferenceWords();
  const texts = useItemTarget() === undefined ? 'editor.discard' : 'editor.item.discard';
  const document = useSession((state) => state.document);
  const published = usePublished();
  const parts = useMemo(() => pageDifferences(published, document), [document, published]);
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('editor.discard.title')}
      confirmText={t('editor.discard.confirm')}
      // As any other change: kept here at once, and sent when there is a connection.
      onConfirm={() => {
        session.run(...restoreOperations(document, published, 'all'));
        say(t('editor.discard.done'));
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p>{t(`${texts}.text`)}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.lost}>
        {parts.map((part) => (
          <li key={part.guid}>
            <p>
              <strong>{words.title(part)}</strong>{' '}
              {words
                .kinds(part)
                .map((one) => one.words.toLowerCase())
                .join(', ')}
            </p>
            <PartDifferences part={part} side="both" />
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
