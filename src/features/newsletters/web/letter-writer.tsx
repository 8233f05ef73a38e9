import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import type { Newsletter, NewsletterList } from '../contract/newsletter.ts';
import { LetterItems } from './letter-items.tsx';
import { LetterPreview } from './letter-preview.tsx';
import { LetterReaders } from './letter-readers.tsx';
import { LetterSending } from './letter-sending.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import styles from './newsletters.module.css';
import { useLetter } from './use-letter.ts';

interface LetterWriterProps {
  newsletter: Newsletter;
  lists: readonly NewsletterList[];
}

/** The letter is the editor; in order: letter, items, readers, test, send. */
export function LetterWriter({ newsletter, lists }: LetterWriterProps) {
  const { t } = useTranslation();
  const writing = useLetter(newsletter);
  const [view, setView] = useState<'write' | 'arrives'>('write');
  const { saving, error } = writing;

  async function look(next: 'write' | 'arrives'): Promise<void> {
    // What arrives is what was saved; a failure to save is told, and the preview shows what was there before.
    if (next === 'arrives') await writing.save().catch(() => undefined);
    setView(next);
  }

  return (
    <>
      {(saving === 'failed' || saving === 'changed') && (
        <Notice
          tone="danger"
          isLive
          actions={
            <Button onPress={() => (saving === 'changed' ? window.location.reload() : void writing.save())}>
              {t(saving === 'changed' ? 'newsletters.admin.loadTheirs' : 'newsletters.admin.saveAgain')}
            </Button>
          }
        >
          {refusalText(error, t)}
        </Notice>
      )}
      <div className={styles.bar}>
        <SegmentedControl
          label={t('newsletters.admin.view')}
          segments={[
            { id: 'write', label: t('newsletters.admin.write') },
            { id: 'arrives', label: t('newsletters.admin.arrives') },
          ]}
          value={view}
          onChange={(next) => void look(next)}
        />
        <Button variant="quiet" icon={Undo} isDisabled={!writing.canUndo} onPress={writing.undo}>
          {t('newsletters.admin.undo')}
        </Button>
        <Button variant="quiet" icon={Redo} isDisabled={!writing.canRedo} onPress={writing.redo}>
          {t('newsletters.admin.redo')}
        </Button>
        <span className={styles.muted} role="status">
          {t(`newsletters.admin.saving.${saving}`)}
        </span>
      </div>
      <div className={styles.workbench}>
        <div className={styles.desk}>
          {view === 'write' ? <LetterSheet writing={writing} lists={lists} /> : <LetterPreview writing={writing} />}
        </div>
        <div className={styles.side}>
          <LetterItems writing={writing} />
          <LetterReaders writing={writing} lists={lists} />
          <LetterSending writing={writing} />
        </div>
      </div>
    </>
  );
}
