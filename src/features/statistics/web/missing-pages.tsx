import { useState } from 'react';
import { addRedirect, undoRedirects } from '#features/redirects/contract/redirects.endpoints.ts';
import { useRunTask } from '#features/tasks/web/task-context.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden/visually-hidden.tsx';
import { isWholePath } from '../contract/missing-path.ts';
import type { StatisticsFigures } from '../contract/statistics.ts';
import { StatisticSheet } from './statistic-sheet.tsx';
import styles from './statistics.module.css';
import { useStatisticWords } from './use-statistic-words.ts';

type Missing = StatisticsFigures['missing'][number];

/** Addresses at which nothing stands, each one press away from leading somewhere. */
export function MissingPages({ missing }: { missing: readonly Missing[] }) {
  const { t, number } = useStatisticWords();
  /** What was led on here, or no longer: an address may be asked for from several places, each in a row of its own. */
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const total = missing.reduce((sum, { views }) => sum + views, 0);
  return (
    <StatisticSheet
      isTable
      title={t('statistics.missing.title')}
      says={total > 0 ? t('statistics.missing.says', { count: total, number: number(total) }) : undefined}
      table={{
        head: [t('statistics.missing.address'), t('statistics.missing.from'), t('statistics.column.times')],
        rows: missing.map(({ path, from, views }) => [path, from ?? '', number(views)]),
      }}
    >
      {missing.length === 0 ? (
        <p className={styles.none}>{t('statistics.missing.none')}</p>
      ) : (
        <ul className={styles.missing}>
          {missing.map((one) => (
            <li key={`${one.path} ${one.from}`}>
              <div>
                <b className={styles.address}>{one.path}</b>{' '}
                <span>{t('statistics.missing.times', { count: one.views, number: number(one.views) })}</span>
                {one.from !== null && <small>{t('statistics.missing.by', { from: one.from })}</small>}
              </div>
              <LeadOn
                missing={{ ...one, isLed: changed.get(one.path) ?? one.isLed }}
                onChange={(isLed) => setChanged((before) => new Map(before).set(one.path, isLed))}
              />
            </li>
          ))}
        </ul>
      )}
    </StatisticSheet>
  );
}

interface LeadOnProps {
  missing: Missing;
  onChange(isLed: boolean): void;
}

/** To the page that was probably meant, at once and with a way back; or by a form, to anywhere. */
function LeadOn({ missing: { path, likely, isLed }, onChange }: LeadOnProps) {
  const { t } = useStatisticWords();
  const language = useLanguage();
  const call = useCall();
  const runTask = useRunTask();
  if (isLed) return <span className={styles.none}>{t('statistics.missing.leads')}</span>;
  if (!isWholePath(path)) return <span className={styles.none}>{t('statistics.missing.inPart')}</span>;
  const lead = async (guid: string) => {
    const { state } = await runTask({
      type: 'add',
      entity: 'redirect',
      run: () => call(addRedirect, { body: { from: path, to: `page:${guid}` } }),
      undo: async ({ change }) => {
        await call(undoRedirects, { body: { change } });
        onChange(false);
      },
    });
    if (state === 'done') onChange(true);
  };
  const form = withLanguagePrefix(`/admin/redirects?${new URLSearchParams({ make: path })}`, language);
  return (
    <div className={styles.leadOn}>
      {likely !== null && (
        <Button isCompact onPress={() => lead(likely.guid)}>
          {t('statistics.missing.leadTo', { title: likely.title })} <VisuallyHidden>{path}</VisuallyHidden>
        </Button>
      )}
      <TextLink href={form}>
        {t(likely === null ? 'statistics.missing.lead' : 'statistics.missing.elsewhere')}{' '}
        <VisuallyHidden>{path}</VisuallyHidden>
      </TextLink>
    </div>
  );
}
