import { useMemo } from 'react';
import { pageDifferences } from '#features/pages/contract/differences/page-differences.ts';
import { restoreOperations } from '#features/pages/contract/differences/restore-operations.ts';
import { readVersion } from '#features/pages/contract/pages-writing.endpoints.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { useEditor, useSession } from '../state/editor-context.ts';
import { useDifferenceWords } from '../versions/compare/difference-words.ts';
import { PartDifferences } from '../versions/compare/part-differences.tsx';
import styles from './discard-dialog.module.css';

/** Back to what readers have. What is lost by it is shown first; Ctrl Z brings it back. */
export default function DiscardDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { session } = useEditor();
  const words = useDifferenceWords();
  const { guid, version } = useSession((state) => state.page);
  const document = useSession((state) => state.document);
  const published = useLoaded(readVersion, {
    params: { id: guid, number: version?.number ?? 1 },
    query: {},
  }).document;
  const parts = useMemo(() => pageDifferences(published, document), [document, published]);
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('editor.discard.title')}
      confirmText={t('editor.discard.confirm')}
      onConfirm={async () => {
        session.run(...restoreOperations(document, published, 'all'));
        await session.settled();
        say(t('editor.discard.done'));
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p>{t('editor.discard.text')}</p>
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
