import { useState } from 'react';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { useSession } from '../../state/editor-context.ts';
import type { Point } from '../history/point.ts';
import { usePointWords } from '../history/use-point-words.ts';

interface RestoreDialogProps {
  point: Point;
  canPick: boolean;
  onRestore(): void;
  /** Chosen is to choose, in the comparison. */
  onPick(): void;
  onClose(): void;
}

/** What putting back does, what it does not, and how much of it. */
export function RestoreDialog({ point, canPick, onRestore, onPick, onClose }: RestoreDialogProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const words = usePointWords();
  const { hasChanges, changedAt } = useSession(({ page }) => page);
  const [what, setWhat] = useState<'page' | 'blocks'>('page');
  const day = point.kind === 'now' ? '' : dates.dateTime(point.at);
  return (
    <Dialog
      isOpen
      size="small"
      hasNoClose
      title={t('editor.versions.restore.title', { name: words.name(point) })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={(close) => (
        <>
          <Button variant="primary" onPress={() => (what === 'page' ? onRestore() : onPick())}>
            {t(what === 'page' ? 'editor.versions.restore.confirm' : 'editor.versions.restore.choose')}
          </Button>
          <Button variant="quiet" onPress={close}>
            {t('ui.cancel')}
          </Button>
        </>
      )}
    >
      <p>
        {t('editor.versions.restore.text', { day })}{' '}
        {hasChanges && t('editor.versions.restore.keeps', { time: dates.hour(changedAt) })}
      </p>
      <RadioGroup
        label={t('editor.versions.restore.what')}
        isLabelHidden
        value={what}
        onChange={setWhat}
        options={[
          {
            id: 'page',
            label: t('editor.versions.restore.page'),
            description: t('editor.versions.restore.pageHelp'),
          },
          {
            id: 'blocks',
            label: t('editor.versions.restore.blocks'),
            description: t('editor.versions.restore.blocksHelp'),
            isDisabled: !canPick,
          },
        ]}
      />
    </Dialog>
  );
}
