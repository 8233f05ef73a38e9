import { useMemo } from 'react';
import type { TimeZone } from '#platform/contract/time/time-zone.ts';
import { writtenTime } from '#platform/contract/time/wall-clock.ts';
import { usePlatformLocale } from '#platform/web/i18n/platform-locale.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { zoneName, zoneOptions } from '#platform/web/i18n/zone-options.ts';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { Blank } from '#platform/web/ui/sentence/blank.tsx';
import type { NoticeHours } from '../../contract/notice-hours.ts';
import styles from './ways.module.css';

const times = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});
const days = ['1', '2', '3', '4', '5', '6', '7'] as const;
const none = 'none';
const ofSite = 'site';
/** Of who chooses when quiet begins and said nothing of its end yet. */
const usual = { until: '07:30' };

/** One sentence with blanks: when nothing is mailed, and when digests come. */
export function HoursSentence({ hours, onChange }: { hours: NoticeHours; onChange(hours: NoticeHours): void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone: platformZone } = usePlatformLocale();
  const zones = useMemo(() => zoneOptions(hours.timeZone), [hours.timeZone]);
  const timeOptions = times.map((id) => ({ id, label: writtenTime(id, language) }));
  const quietTimes = [{ id: none, label: t('notices.hours.never') }, ...timeOptions];
  const dayOptions = days.map((id) => ({ id: id as string, label: t(`notices.hours.days.${id}`) }));
  const { quietFrom, quietUntil, quietDay, digestTime, digestDay } = hours;
  const from = (id: string) =>
    onChange(
      id === none
        ? { ...hours, quietFrom: null, quietUntil: null }
        : { ...hours, quietFrom: id, quietUntil: quietUntil ?? usual.until },
    );
  return (
    <div className={styles.hours}>
      <h3>{t('notices.hours.title')}</h3>
      <p className={styles.sentence}>
        {t('notices.hours.between')}{' '}
        <Blank label={t('notices.hours.from')} options={quietTimes} value={quietFrom ?? none} onChange={from} />
        {quietFrom !== null && (
          <>
            {' '}
            {t('notices.hours.and')}{' '}
            <Blank
              label={t('notices.hours.until')}
              options={timeOptions}
              value={quietUntil ?? usual.until}
              onChange={(id) => onChange({ ...hours, quietUntil: id })}
            />
          </>
        )}
        {t('notices.hours.andOn')}{' '}
        <Blank
          label={t('notices.hours.day')}
          options={[{ id: none, label: t('notices.hours.noDay') }, ...dayOptions]}
          value={quietDay === null ? none : String(quietDay)}
          onChange={(id) => onChange({ ...hours, quietDay: id === none ? null : Number(id) })}
        />
        .
      </p>
      <p className={styles.sentence}>
        {t('notices.hours.digest')}{' '}
        <Blank
          label={t('notices.hours.digestTime')}
          options={timeOptions}
          value={digestTime}
          onChange={(id) => onChange({ ...hours, digestTime: id })}
        />
        {t('notices.hours.weekly')}{' '}
        <Blank
          label={t('notices.hours.digestDay')}
          options={dayOptions}
          value={String(digestDay)}
          onChange={(id) => onChange({ ...hours, digestDay: Number(id) })}
        />
        .
      </p>
      <ComboBox
        label={t('notices.hours.zone')}
        help={t('notices.hours.zoneHelp')}
        options={[{ id: ofSite, label: t('notices.hours.zoneOfSite', { zone: zoneName(platformZone) }) }, ...zones]}
        value={hours.timeZone ?? ofSite}
        onChange={(id) => {
          if (id !== null) onChange({ ...hours, timeZone: id === ofSite ? null : (id as TimeZone) });
        }}
      />
      <p className={styles.note}>{t('notices.hours.note')}</p>
    </div>
  );
}
