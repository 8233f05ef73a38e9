import type { Choice } from '#features/pages/contract/operations/choices.ts';
import type { Lost } from '#features/pages/web/editing/page-replica.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { useCopy } from '#platform/web/use-copy.ts';
import { withKeys } from '#platform/web/with-keys.ts';
import { ChoiceList } from './choice-list.tsx';
import styles from './lost-dialog.module.css';
import { wordsOfOperation } from './words-of-operation.ts';

interface LostDialogProps {
  lost: readonly Lost[];
  /** What someone else set meanwhile as well. */
  choices: readonly Choice[];
  onClose(): void;
}

/**
 * What could not be kept: why, and the words of it, so that nobody has to write them again. What two people set is beside
 * each other, and nothing else is done before it was chosen.
 */
export function LostDialog({ lost, choices, onClose }: LostDialogProps) {
  const { t } = useTranslation();
  const words = lost.map(({ operation }) => wordsOfOperation(operation)).filter((some) => some !== '');
  const { state, copy } = useCopy(words.join('\n\n'));
  const isMerging = lost.some(({ code }) => code === 'lost' || code === 'overtaken');
  const isChoosing = choices.length > 0;
  return (
    <Dialog
      isOpen
      isAlert
      hasNoClose={isChoosing}
      size={isChoosing ? 'medium' : 'small'}
      title={t(isChoosing ? 'editor.lost.choices.title' : 'editor.lost.title', {
        count: isChoosing ? choices.length : lost.length,
      })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        (!isChoosing || words.length > 0) && (
          <>
            {words.length > 0 && (
              <Button variant="primary" onPress={() => void copy()}>
                {t('editor.lost.copy')}
              </Button>
            )}
            {!isChoosing && <Button onPress={onClose}>{t('editor.lost.close')}</Button>}
          </>
        )
      }
    >
      {isChoosing && (
        <>
          <p>{t('editor.lost.choices.why')}</p>
          <ChoiceList choices={choices} />
        </>
      )}
      {lost.length > 0 && <p>{t(isMerging ? 'editor.lost.merging' : 'editor.lost.refused')}</p>}
      {withKeys(words).map(({ key, item }) => (
        <blockquote key={key} className={styles.words}>
          {item}
        </blockquote>
      ))}
      <p role="status">{state !== undefined && t(`editor.lost.copy-${state}`)}</p>
    </Dialog>
  );
}
