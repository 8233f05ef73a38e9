import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Count } from '#platform/web/ui/tag/count.tsx';
import type { OverviewCounts } from '../../contract/overview/page-overview.ts';
import styles from './overview.module.css';
import { addressWith } from './overview-address.ts';

/** What each asks of the address; it stands alone, so that its number is what one gets. */
const shows: Record<keyof OverviewCounts, Record<string, string>> = {
  all: {},
  due: { review: 'due' },
  waiting: { status: 'waiting' },
  scheduled: { status: 'scheduled' },
  draft: { status: 'draft' },
  loose: { menu: 'false' },
};

const others = { q: '', status: '', owner: '', lang: '', review: '', changed: '', menu: '' };

function isShown(search: URLSearchParams, wanted: Record<string, string>): boolean {
  return Object.keys(others).every((name) => search.getAll(name).join() === (wanted[name] ?? ''));
}

/** The questions that are asked most, each with how many it finds. */
export function OverviewShows({ search, counts }: { search: URLSearchParams; counts: OverviewCounts }) {
  const { t } = useTranslation();
  const names = (Object.keys(shows) as (keyof OverviewCounts)[]).filter(
    (name) => name !== 'loose' || !search.has('kind'),
  );
  return (
    <nav aria-label={t('pages.overview.shows.label')}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list" className={styles.shows}>
        {names.map((name) => (
          <li key={name}>
            <a
              className={styles.show}
              href={addressWith(search, { ...others, ...shows[name] })}
              aria-current={isShown(search, shows[name]) ? 'true' : undefined}
            >
              {t(`pages.overview.shows.${name}`)} <Count value={counts[name]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
