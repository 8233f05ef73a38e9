import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs/breadcrumbs.tsx';
import { DateField } from '#platform/web/ui/date/date-field.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { DateRangePicker } from '#platform/web/ui/date/date-range-picker.tsx';
import { TimeField } from '#platform/web/ui/date/time-field.tsx';
import { DateChip } from '#platform/web/ui/date-chip/date-chip.tsx';
import { Pagination } from '#platform/web/ui/pagination/pagination.tsx';
import styles from './gallery.module.css';
import { Columns, Flow, Part } from './part.tsx';

export function DatePart() {
  const { t } = useTranslation();
  return (
    <Part title={t('gallery.section.dates')}>
      <Columns count={2}>
        <div className={styles.stack}>
          <DateRangePicker
            label={t('gallery.dates.period')}
            help={t('gallery.dates.periodHelp')}
            defaultValue={{ start: '2026-11-17', end: '2026-11-20' }}
          />
          <DatePicker label={t('gallery.dates.day')} defaultValue="2026-11-17" />
          <DatePicker label={t('gallery.dates.moment')} hasTime defaultValue="2026-11-17T09:30" />
          <div className={styles.pair}>
            <DateField label={t('gallery.dates.birthday')} />
            <TimeField label={t('gallery.dates.time')} defaultValue="09:30" />
          </div>
        </div>
        <div className={styles.stack}>
          <Breadcrumbs
            crumbs={[
              { label: t('gallery.dates.home'), href: '#home' },
              { label: t('gallery.dates.join'), href: '#join' },
              { label: t('gallery.fields.harbour') },
            ]}
          />
          <Pagination page={2} pageCount={3} hrefFor={(page) => `#page-${page}`} />
          <Pagination page={7} pageCount={52} hrefFor={(page) => `#many-${page}`} label={t('gallery.section.table')} />
          <Flow>
            <DateChip date="2026-11-21" />
            <DateChip date="2026-11-17" isToday />
          </Flow>
        </div>
      </Columns>
    </Part>
  );
}
