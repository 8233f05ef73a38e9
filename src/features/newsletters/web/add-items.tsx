import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { LiveSearchField } from '#platform/web/ui/field/live-search-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { mostItems } from '../contract/newsletter-states.ts';
import { listLetterItems } from '../contract/newsletters.endpoints.ts';
import type { LetterWriting } from './use-letter.ts';

/** Items that every reader may see, the newest first, to be put in at the end. */
export function AddItems({ writing }: { writing: LetterWriting }) {
  const { t } = useTranslation();
  const dates = useDates();
  const call = useCall();
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const { letter, listGuid } = writing.written;
  const { guid } = writing.newsletter;
  const { data, error } = useQuery({
    queryKey: ['items for a letter', guid, listGuid, search],
    queryFn: () => call(listLetterItems, { params: { guid }, query: { search } }),
    placeholderData: (before) => before,
  });
  const there = new Set(letter.items.map((item) => item.guid));
  const offered = (data?.items ?? []).filter((item) => !there.has(item.guid));
  const since = data?.since ?? null;
  const fresh = search === '' ? offered.filter(({ date, isEvent }) => isEvent || since === null || date > since) : [];
  const room = mostItems - letter.items.length;

  function add(close: () => void): void {
    const added = chosen.slice(0, room).map((id, place) => ({
      guid: id,
      look: letter.items.length === 0 && place === 0 ? ('big' as const) : ('row' as const),
    }));
    writing.setLetter({ items: [...letter.items, ...added] });
    setChosen([]);
    close();
  }

  return (
    <>
      <Button icon={Plus} isDisabled={room === 0} onPress={() => setIsOpen(true)}>
        {fresh.length === 0
          ? t('newsletters.admin.chooseItems')
          : t('newsletters.admin.addItems', { count: fresh.length })}
      </Button>
      <Dialog
        title={t('newsletters.admin.chooseItems')}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={(close) => (
          <Button variant="primary" isDisabled={chosen.length === 0} onPress={() => add(close)}>
            {t('newsletters.admin.putIn', { count: chosen.length })}
          </Button>
        )}
      >
        <LiveSearchField label={t('newsletters.admin.searchItems')} value={search} onChange={setSearch} />
        {error !== null && <Notice tone="danger">{refusalText(error, t)}</Notice>}
        {data !== undefined && offered.length === 0 ? (
          <p>{t('newsletters.admin.nothingFound')}</p>
        ) : (
          <CheckboxGroup
            label={t('newsletters.admin.offered')}
            options={offered.map((item) => ({
              id: item.guid,
              label: item.title,
              description: item.isEvent ? dates.weekdayDate(item.date) : dates.date(item.date),
            }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </Dialog>
    </>
  );
}
