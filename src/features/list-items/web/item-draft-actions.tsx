import Eye from 'lucide-react/icons/eye';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';

interface ItemDraftActionsProps {
  /** Each is offered where it can be done. */
  onDraft: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onPreview: (() => void) | undefined;
}

/** Beside publishing: what can be done with an item that is not to be read yet. */
export function ItemDraftActions({ onDraft, onLater, onPreview }: ItemDraftActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      {onDraft !== undefined && <Button onPress={onDraft}>{t('listItems.manage.save.draft')}</Button>}
      {onLater !== undefined && <Button onPress={onLater}>{t('listItems.manage.save.aside')}</Button>}
      {onPreview !== undefined && (
        <Button variant="quiet" icon={Eye} onPress={onPreview}>
          {t('listItems.manage.preview.open')}
        </Button>
      )}
    </>
  );
}
