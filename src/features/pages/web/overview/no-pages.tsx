import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { addressWith, hasFilters, withoutFilters } from './overview-address.ts';

interface NoPagesProps {
  search: URLSearchParams;
  /** How many there are without any filter. */
  count: number;
  onNew(): void;
}

/** Says what there is instead, and the way out of here. */
export function NoPages({ search, count, onNew }: NoPagesProps) {
  const { t } = useTranslation();
  const words = search.get('q') ?? '';
  if (!hasFilters(search)) {
    return (
      <EmptyState
        headingLevel={2}
        title={t('pages.overview.none.title')}
        actions={<Button onPress={onNew}>{t('pages.new.title')}</Button>}
      >
        {t('pages.overview.none.text')}
      </EmptyState>
    );
  }
  const hasOthers = withoutFilters(search) !== addressWith(search, { q: '' });
  return (
    <EmptyState
      headingLevel={2}
      title={words === '' ? t('pages.overview.none.filtered') : t('pages.overview.none.searched', { words })}
      actions={
        <>
          {words !== '' && (
            <ButtonLink variant="secondary" href={addressWith(search, { q: '' })}>
              {t('pages.overview.none.clearSearch')}
            </ButtonLink>
          )}
          {hasOthers && (
            <ButtonLink variant={words === '' ? 'secondary' : 'quiet'} href={withoutFilters(search)}>
              {t('pages.overview.clear')}
            </ButtonLink>
          )}
          {words !== '' && (
            <Button variant="quiet" onPress={onNew}>
              {t('pages.overview.none.make', { words })}
            </Button>
          )}
        </>
      }
    >
      {t('pages.overview.none.others', { count })}
    </EmptyState>
  );
}
