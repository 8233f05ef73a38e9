import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RemovableChip } from '#platform/web/ui/chip/removable-chip.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { AskedSearchField } from '#platform/web/ui/field/asked-search-field.tsx';
import { Select } from '#platform/web/ui/field/select.tsx';
import styles from './audit-screen.module.css';

interface AuditFiltersProps {
  search: URLSearchParams;
  onChange: (changes: Record<string, string>) => void;
}

/** The choice stands in the address, so that it can be shared and found again. */
export function AuditFilters({ search, onChange }: AuditFiltersProps) {
  const { t, i18n } = useTranslation();
  const words = search.get('search') ?? '';
  // Each feature adds the kinds of its own entries to these texts, so that nothing has to list them here.
  const areas = (i18n.below('audit.areas') ?? {}) as Record<string, string>;
  return (
    <div className={styles.filters}>
      <AskedSearchField
        label={t('audit.admin.search')}
        value={words}
        onSubmit={(value) => onChange({ search: value })}
      />
      <Select
        label={t('audit.admin.area')}
        value={search.get('area') ?? 'all'}
        onChange={(value) => onChange({ area: value === 'all' ? '' : value })}
        options={[
          { id: 'all', label: t('audit.admin.anyArea') },
          ...Object.keys(areas)
            .sort()
            .map((area) => ({ id: area, label: areas[area] ?? area })),
        ]}
      />
      <DatePicker
        label={t('audit.admin.from')}
        value={search.get('from') || null}
        onChange={(value) => onChange({ from: value ?? '' })}
      />
      <DatePicker
        label={t('audit.admin.until')}
        value={search.get('until') || null}
        onChange={(value) => onChange({ until: value ?? '' })}
      />
      {(search.has('actorId') || search.has('subjectId')) && (
        <RemovableChip onRemove={() => onChange({ actorId: '', subjectId: '' })}>
          {t('audit.admin.onePerson')}
        </RemovableChip>
      )}
    </div>
  );
}
