import { formatNumber } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import type { SubmissionList } from '../../contract/handling/inbox.ts';
import { countedPiles } from '../../contract/handling/inbox-choices.ts';
import styles from './inbox.module.css';
import { addressWith, pileOf } from './inbox-address.ts';

/** The five piles, each with how many lie on it whatever is filtered. */
export function InboxPiles({ search, counts }: { search: URLSearchParams; counts: SubmissionList['counts'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const pile = pileOf(search);
  return (
    <nav aria-label={t('inbox.piles.label')} className={styles.piles}>
      {countedPiles.map((one) => (
        <a
          key={one}
          className={styles.pile}
          href={addressWith(search, { pile: one === 'open' ? '' : one })}
          aria-current={pile === one ? 'true' : undefined}
        >
          <b className={styles.number} data-now={one === 'today' && counts[one] > 0 ? '' : undefined}>
            {formatNumber(counts[one], language)}
          </b>{' '}
          {t(`inbox.piles.${one}`)}
        </a>
      ))}
    </nav>
  );
}
