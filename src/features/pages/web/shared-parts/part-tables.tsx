import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import { editPathOf } from '../../contract/edit-path.ts';
import type { SharedParts } from '../../contract/shared-parts/shared-parts.ts';
import { KeptTable } from './kept-table.tsx';
import { usePartTasks } from './use-part-tasks.ts';

interface PartsTableProps {
  kind: 'template' | 'shared-part';
  parts: SharedParts['parts'];
  onNew(): void;
}

/** Templates or shared parts, which are written and published as pages are. */
export function PartsTable({ kind, parts, onNew }: PartsTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const tasks = usePartTasks();
  const statusOf = (isPublished: boolean, hasChanges: boolean) => {
    if (!isPublished) return 'draft' as const;
    return hasChanges ? ('changed' as const) : ('published' as const);
  };
  return (
    <KeptTable
      label={t(`pages.parts.tabs.${kind}`)}
      hasVersions
      empty={
        <EmptyState
          headingLevel={2}
          title={t(`pages.parts.none.${kind}`)}
          actions={<Button onPress={onNew}>{t(`pages.parts.new.${kind}`)}</Button>}
        >
          {t(`pages.parts.about.${kind}`)}
        </EmptyState>
      }
      rows={parts
        .filter((part) => part.kind === kind)
        .map((part) => {
          const status = statusOf(part.isPublished, part.hasChanges);
          return {
            id: part.guid,
            name: part.title === '' ? t('pages.overview.untitled') : part.title,
            href: withLanguagePrefix(editPathOf(part.guid), language),
            look: [t('pages.parts.blocks', { count: part.blockCount }), part.words].filter(Boolean).join(': '),
            status: <StatusBadge status={status}>{t(`pages.overview.status.${status}`)}</StatusBadge>,
            changed: dates.shortDate(part.changedAt),
            uses: part.uses,
            onRename: (name: string) => tasks.rename(part, name),
            onCopy: () => tasks.copy(part),
            remove: {
              label: t('pages.overview.actions.delete'),
              confirm: t('pages.overview.do.trash'),
              text: t('pages.parts.removeText'),
              run: () => tasks.remove(part),
            },
          };
        })}
    />
  );
}
