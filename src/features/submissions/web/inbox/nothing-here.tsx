import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { addressWith, hasFilters, pileOf, withoutFilters } from './inbox-address.ts';

/** Nothing found, nothing left to do, or nothing sent yet. */
export function NothingHere({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation();
  if (hasFilters(search))
    return (
      <EmptyState
        title={t('inbox.empty.filtered')}
        actions={
          <ButtonLink variant="secondary" href={withoutFilters(search)}>
            {t('inbox.filters.clear')}
          </ButtonLink>
        }
      >
        {t('inbox.empty.filteredText')}
      </EmptyState>
    );
  const pile = pileOf(search);
  if (pile === 'all' || pile === 'done' || pile === 'trash')
    return <EmptyState title={t(`inbox.empty.${pile}`)}>{t(`inbox.empty.${pile}Text`)}</EmptyState>;
  return (
    <EmptyState
      title={t(pile === 'open' ? 'inbox.empty.open' : 'inbox.empty.pile')}
      actions={
        <ButtonLink variant="secondary" href={addressWith(search, { pile: 'done' })}>
          {t('inbox.empty.seeDone')}
        </ButtonLink>
      }
    >
      {t('inbox.empty.openText')}
    </EmptyState>
  );
}
