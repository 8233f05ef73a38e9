import Lock from 'lucide-react/icons/lock';
import { useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Avatar } from '#platform/web/ui/avatar/avatar.tsx';
import { ChipLink } from '#platform/web/ui/chip/chip-link.tsx';
import { RemovableChip } from '#platform/web/ui/chip/removable-chip.tsx';
import { ToggleChip } from '#platform/web/ui/chip/toggle-chip.tsx';
import { KeyHint } from '#platform/web/ui/key-hint/key-hint.tsx';
import { Count } from '#platform/web/ui/tag/count.tsx';
import { StatusBadge } from '#platform/web/ui/tag/status-badge.tsx';
import { Tag } from '#platform/web/ui/tag/tag.tsx';
import { Flow, Part } from './part.tsx';

const statuses = ['published', 'changed', 'scheduled', 'waiting', 'failed', 'draft', 'paused', 'expired'] as const;
const people = ['Amina El Idrissi', 'Bram Hoekstra', 'Carla de Wit', 'Daan Visser', 'Eline Postma', 'Fatih Yılmaz'];

export function LabelPart() {
  const { t } = useTranslation();
  const [isFiltered, setFiltered] = useState(true);
  return (
    <Part title={t('gallery.section.labels')}>
      <Flow>
        <Tag>{t('gallery.labels.traffic')}</Tag>
        <Tag isBrand icon={Lock}>
          {t('gallery.labels.members')}
        </Tag>
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Flow>
      <Flow>
        <ToggleChip>{t('gallery.labels.thisMonth')}</ToggleChip>
        <ToggleChip defaultSelected>{t('gallery.labels.thisYear')}</ToggleChip>
        {isFiltered && <RemovableChip onRemove={() => setFiltered(false)}>{t('gallery.labels.status')}</RemovableChip>}
        <ChipLink href="#" isRemoval>
          {t('gallery.labels.traffic')}
        </ChipLink>
        <Count value={12} />
        <Count value={2} isNow />
        <KeyHint keys="Ctrl K" />
        {people.map((name) => (
          <Avatar key={name} name={name} isNamed />
        ))}
      </Flow>
    </Part>
  );
}
