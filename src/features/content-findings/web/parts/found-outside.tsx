import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import type { UpkeepSubject } from '#features/upkeep/contract/upkeep.ts';
import { useSayStillRight } from '#features/upkeep/web/parts/use-say-still-right.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { readFoundOutside } from '../../contract/content-findings.endpoints.ts';
import styles from './found-outside.module.css';

/** What was found that its text does not tell, told where it is written. What cannot be asked keeps nobody from writing. */
export function FoundOutside({ kind, guid }: UpkeepSubject) {
  const { t } = useTranslation();
  const dates = useDates();
  const call = useCall();
  const say = useSayStillRight();
  const title = useId();
  const { data } = useQuery({
    queryKey: ['/api/contentfindings/of', kind, guid],
    queryFn: () => call(readFoundOutside, { params: { kind, guid } }),
  });
  if (data === undefined || data.found.length === 0) return null;
  return (
    <section className={styles.found} aria-labelledby={title}>
      <h3 id={title}>{t('contentFindings.here.title')}</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list without markers is no list to VoiceOver unless it says so */}
      <ul role="list">
        {data.found.map(({ kind: what, since }) => (
          <li key={what}>
            <strong>{t(`contentFindings.kinds.${what}.name`)}</strong>
            <p>{t(what === 'orphaned' ? `contentFindings.here.${kind}` : `contentFindings.here.${what}`)}</p>
            <p>{t('contentFindings.since', { day: dates.date(since) })}</p>
            {what === 'stale' && (
              <Button isCompact icon={Check} onPress={() => void say({ kind, guid, name: data.name })}>
                {t('stillRight.press')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
