import { useMemo } from 'react';
import { readVersion } from '#features/pages/contract/pages-writing.endpoints.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { say } from '#platform/web/notifications/say.ts';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { useBlockLabels } from '../blocks/block-labels.ts';
import { blockOf } from '../blocks/block-places.ts';
import { useEditor, useSession } from '../state/editor-context.ts';
import styles from './discard-dialog.module.css';
import { discarding } from './lost-changes.ts';

/** Back to what readers have. What is lost by it is named first; Ctrl Z brings it back. */
export default function DiscardDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { session } = useEditor();
  const labels = useBlockLabels();
  const { guid, version } = useSession((state) => state.page);
  const document = useSession((state) => state.document);
  const published = useLoaded(readVersion, {
    params: { id: guid, number: version?.number ?? 1 },
    query: {},
  }).document;
  const { operations, lost } = useMemo(() => discarding(document, published), [document, published]);
  const nameOf = (block: string | null) => {
    const found = block === null ? undefined : (blockOf(document, block) ?? blockOf(published, block));
    return found === undefined ? t('editor.discard.page') : labels.title(found);
  };
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('editor.discard.title')}
      confirmText={t('editor.discard.confirm')}
      onConfirm={async () => {
        session.run(...operations);
        await session.settled();
        say(t('editor.discard.done'));
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p>{t('editor.discard.text')}</p>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.lost}>
        {lost.map(({ kind, block }) => (
          <li key={`${kind} ${block}`}>
            <strong>{nameOf(block)}</strong> {t(`editor.discard.kinds.${kind}`)}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
