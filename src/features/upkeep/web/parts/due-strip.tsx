import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useCall } from '#platform/web/api/call-context.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';
import { keepFootClear } from '#platform/web/ui/foot-room.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { readUpkeep } from '../../contract/upkeep.endpoints.ts';
import type { UpkeepSubject } from '../../contract/upkeep.ts';
import styles from './due-strip.module.css';
import { useSayStillRight } from './use-say-still-right.ts';

/** Where a page or an item is read, for who may write it: its day to be looked over has come. What cannot be asked is not told. */
export default function DueStrip({ kind, guid }: UpkeepSubject) {
  const { t } = useTranslation();
  const dates = useDates();
  const language = useLanguage();
  const call = useCall();
  const say = useSayStillRight();
  const { data } = useQuery({
    queryKey: ['/api/upkeep', kind, guid, language],
    queryFn: () => call(readUpkeep, { params: { kind, guid }, query: { language } }),
  });
  if (data === undefined || !data.isDue || data.reviewOn === null) return null;
  const { name, owner, href } = data;
  return (
    <section ref={keepFootClear} className={styles.strip} aria-label={t('stillRight.label')} data-print="hidden">
      <p className={styles.words}>
        <Icon icon={ClipboardList} size={20} />
        <span>
          <strong>{t('stillRight.ask')}</strong>{' '}
          {t(owner === null ? 'stillRight.since' : 'stillRight.sinceOf', {
            day: dates.date(data.reviewOn),
            owner: owner?.name ?? '',
          })}
        </span>
      </p>
      <div className={styles.actions}>
        <Button variant="primary" isCompact icon={Check} onPress={() => void say({ kind, guid, name })}>
          {t('stillRight.press')}
        </Button>
        <ButtonLink isCompact href={href}>
          {t('site.edit')}
        </ButtonLink>
      </div>
    </section>
  );
}
