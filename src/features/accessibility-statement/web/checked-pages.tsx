import Plus from 'lucide-react/icons/plus';
import ScanSearch from 'lucide-react/icons/scan-search';
import { useState } from 'react';
import type { FoundOnPages } from '#features/pages/contract/checks/checked-pages.ts';
import { formatNumber, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Gauge } from '#platform/web/ui/gauge/gauge.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import styles from '#platform/web/ui/screen/screen-part.module.css';
import { criteriaOfCheck } from '../contract/criteria-of-checks.ts';
import own from './admin-accessibility.module.css';
import { FindingDrawer } from './finding-drawer.tsx';
import type { TypedFinding } from './finding-input.ts';
import { useLookEverywhere } from './use-look-everywhere.ts';

/** More are named by their number: who reads the statement wants to know where, and not all of it. */
const mostNamed = 10;
const lookId = 'look-everywhere';

/** What the checks find on all pages and items that WCAG asks for, to be put in the statement in one's own words. */
export function CheckedPages() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { found, items, isPending, look, stop } = useLookEverywhere({
    done: t('accessibilityStatement.admin.checked.done'),
    failed: t('accessibilityStatement.admin.checked.failed'),
  });
  const [chosen, setChosen] = useState<FoundOnPages>();
  const rows = found?.filter(({ kind }) => criteriaOfCheck(kind).length > 0);
  const inNumbers = items && {
    looked: formatNumber(items.looked, language),
    total: formatNumber(items.total, language),
  };
  const isAll = items !== undefined && items.looked === items.total;
  const startOf = ({ kind, pages }: FoundOnPages): Partial<TypedFinding> => {
    const named = pages.slice(0, mostNamed).map(({ title, path }) => (path === null ? title : `${title} (${path})`));
    const more = pages.length - named.length;
    const rest = more > 0 ? [t('accessibilityStatement.admin.checked.more', { count: more })] : [];
    return {
      what: { $lang: { [language]: t(`checks.kinds.${kind}.what`) } },
      place: { $lang: { [language]: [...named, ...rest].join(', ').slice(0, 1000) } },
      criteria: criteriaOfCheck(kind).join(', '),
      source: 'Check',
    };
  };
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <div>
          <h2>{t('accessibilityStatement.admin.checked.title')}</h2>
          <p className={styles.lead}>{t('accessibilityStatement.admin.checked.lead')}</p>
        </div>
        <Button
          id={lookId}
          icon={ScanSearch}
          isPending={isPending}
          onPress={() => void look().then(() => keepFocus(() => document.getElementById(lookId)))}
        >
          {t('accessibilityStatement.admin.checked.look')}
        </Button>
      </div>
      {isPending && items !== undefined && !isAll && (
        <div className={own.looking}>
          <Gauge
            isNow
            value={items.looked}
            max={items.total}
            label={t('accessibilityStatement.admin.checked.lookedAt', inNumbers)}
          />
          <Button isCompact variant="quiet" onPress={stop}>
            {t('accessibilityStatement.admin.checked.stop')}
          </Button>
        </div>
      )}
      <div role="status">
        {!isPending && items !== undefined && !isAll && (
          <p>{t('accessibilityStatement.admin.checked.stopped', inNumbers)}</p>
        )}
        {!isPending && isAll && rows?.length === 0 && <p>{t('accessibilityStatement.admin.checked.none')}</p>}
        {!isPending && rows !== undefined && rows.length > 0 && (
          <p>{t('accessibilityStatement.admin.checked.sum', { count: rows.length })}</p>
        )}
      </div>
      <ul className={own.checked}>
        {rows?.map((row) => {
          const what = t(`checks.kinds.${row.kind}.what`);
          return (
            <li key={row.kind}>
              <h3>{what}</h3>
              <p>
                {t('accessibilityStatement.admin.checked.times', { count: row.count })},{' '}
                {t('accessibilityStatement.admin.checked.onPages', { count: row.pages.length })}{' '}
                {criteriaOfCheck(row.kind).join(', ')}
              </p>
              <ul>
                {row.pages.slice(0, mostNamed).map(({ guid, title, path }) => (
                  <li key={guid}>
                    {path === null ? title : <a href={withLanguagePrefix(`${path}/edit`, language)}>{title}</a>}
                  </li>
                ))}
              </ul>
              <Button
                isCompact
                icon={Plus}
                aria-label={`${t('accessibilityStatement.admin.checked.add')}: ${what}`}
                onPress={() => setChosen(row)}
              >
                {t('accessibilityStatement.admin.checked.add')}
              </Button>
            </li>
          );
        })}
      </ul>
      {chosen !== undefined && (
        <FindingDrawer finding={undefined} begin={startOf(chosen)} onClose={() => setChosen(undefined)} />
      )}
    </section>
  );
}
