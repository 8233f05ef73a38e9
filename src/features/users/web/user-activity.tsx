import { Suspense, useState } from 'react';
import { readAudit } from '#features/audit/contract/audit.endpoints.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { EmptyState } from '#platform/web/ui/empty-state/empty-state.tsx';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { SheetColumn } from '#platform/web/ui/screen/sheet.tsx';
import { SegmentedControl } from '#platform/web/ui/segmented-control/segmented-control.tsx';
import { Table } from '#platform/web/ui/table/table.tsx';
import type { CategoryProps } from './category-props.ts';

type Side = 'did' | 'happened';
const sides = ['did', 'happened'] as const;
const nameInAddress: Record<Side, 'actorId' | 'subjectId'> = { did: 'actorId', happened: 'subjectId' };
const mostShown = 50;

/** What someone did, and what was done to their account. */
export function UserActivity({ user }: CategoryProps) {
  const { t } = useTranslation();
  const [side, setSide] = useState<Side>('did');
  return (
    <SheetColumn>
      <SegmentedControl<Side>
        label={t('users.activity.choice')}
        segments={sides.map((id) => ({ id, label: t(`users.activity.${id}`) }))}
        value={side}
        onChange={setSide}
      />
      <Suspense fallback={null}>
        <Entries key={side} guid={user.guid} side={side} />
      </Suspense>
    </SheetColumn>
  );
}

function Entries({ guid, side }: { guid: string; side: Side }) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const dates = useDates();
  const name = nameInAddress[side];
  const { entries, nextBefore } = useLoaded(readAudit, { query: { [name]: guid, itemCount: mostShown } });
  const words = (action: string) => (i18n.exists(`audit.actions.${action}`) ? t(`audit.actions.${action}`) : action);
  return (
    <>
      <Table
        label={t(`users.activity.${side}`)}
        rows={entries.map((entry) => ({ ...entry, id: String(entry.id) }))}
        columns={[
          { id: 'what', label: t('users.activity.what'), isRowHeader: true, cell: ({ action }) => words(action) },
          side === 'did'
            ? { id: 'whom', label: t('users.activity.whom'), priority: 2, cell: ({ subject }) => subject.name || '–' }
            : {
                id: 'who',
                label: t('users.activity.who'),
                priority: 2,
                cell: ({ actor }) => actor.name || t('users.activity.visitor'),
              },
          { id: 'when', label: t('users.activity.when'), cell: ({ at }) => dates.dateTime(at) },
        ]}
        empty={
          <EmptyState headingLevel={2} title={t('users.activity.none')}>
            {t('users.activity.noneHint')}
          </EmptyState>
        }
      />
      {nextBefore !== null && (
        <TextLink isStandalone href={withLanguagePrefix(`/admin/audit?${name}=${guid}`, language)}>
          {t('users.activity.all')}
        </TextLink>
      )}
    </>
  );
}
