import { useState } from 'react';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { readMenu } from '#features/menus/contract/menus.endpoints.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { pagesBelow } from './pages-below.ts';
import { usePageDeleting } from './use-page-deleting.ts';

interface DeletePageDialogProps {
  page: { guid: string; title: string };
  onDeleted?(): void;
  onClose(): void;
}

/** Readers lose it at once, so it is asked; where pages hang below it, whether those go along. */
export default function DeletePageDialog({ page, onDeleted, onClose }: DeletePageDialogProps) {
  const { t } = useTranslation();
  const menu = useLoaded(readMenu, { query: { name: topLevelMenu, language: useLanguage() } });
  const remove = usePageDeleting();
  const below = pagesBelow(menu.items, page.guid);
  const [choice, choose] = useState<'all' | 'one'>('all');
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('pages.delete.title', { name: page.title })}
      confirmText={t('pages.delete.confirm')}
      onConfirm={async () => {
        if (!(await remove(page.guid, choice === 'all' ? below : 0))) throw new Error('not deleted');
        onDeleted?.();
      }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p>{t('pages.delete.text')}</p>
      {below > 0 && (
        <RadioGroup
          label={t('pages.delete.what')}
          value={choice}
          onChange={choose}
          options={[
            {
              id: 'all',
              label: t('pages.delete.all', { count: below }),
              description: t('pages.delete.allHint'),
            },
            { id: 'one', label: t('pages.delete.one'), description: t('pages.delete.oneHint') },
          ]}
        />
      )}
    </ConfirmDialog>
  );
}
