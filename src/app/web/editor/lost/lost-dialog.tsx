import type { Lost } from '#features/pages/web/editing/page-replica.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { useCopy } from '#platform/web/use-copy.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import styles from './lost-dialog.module.css';
import { wordsOfOperation } from './words-of-operation.ts';

interface LostDialogProps {
  lost: readonly Lost[];
  onClose(): void;
}

/** What could not be kept: why, and the words of it, so that nobody has to write them again. */
export function LostDialog({ lost, onClose }: LostDialogProps) {
  const { t } = useTranslation();
  const words = lost.map(({ operation }) => wordsOfOperation(operation)).filter((some) => some !== '');
  const { state, copy } = useCopy(words.join('\n\n'));
  const isMerging = lost.some(({ code }) => code === 'lost');
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      title={t('editor.lost.title', { count: lost.length })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {words.length > 0 && (
            <Button variant="primary" onPress={() => void copy()}>
              {t('editor.lost.copy')}
            </Button>
          )}
          <Button onPress={onClose}>{t('editor.lost.close')}</Button>
        </>
      }
    >
      <p>{t(isMerging ? 'editor.lost.merging' : 'editor.lost.refused')}</p>
      {withKeys(words).map(({ key, item }) => (
        <blockquote key={key} className={styles.words}>
          {item}
        </blockquote>
      ))}
      <p role="status">{state !== undefined && t(`editor.lost.copy-${state}`)}</p>
    </Dialog>
  );
}
