import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { readMenu } from '#features/menus/contract/menus.endpoints.ts';
import { readMenuSource } from '#features/menus/contract/menus-writing.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { pagesBelow } from '../deleting/pages-below.ts';
import { placesInMenu, topPlace } from '../new-page/places.ts';
import { type ChangeDialogProps, wantedChange } from './asked-change.ts';
import { ChangeForm } from './change-form.tsx';

/** Behind the original, as a page that is copied by itself is. */
const beside = 'beside';

/** How much is copied, and where to. */
export function CopyDialog(props: ChangeDialogProps) {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const { guids, hasMenu, found } = props.asked;
  const menu = useLoaded(readMenu, { query: { name: topLevelMenu, language } });
  const { data } = useQuery({ queryKey: ['menu to place pages in'], queryFn: () => call(readMenuSource, {}) });
  const below = hasMenu ? guids.reduce((sum, guid) => sum + pagesBelow(menu.items, guid), 0) : 0;
  // Of all that were found, which hang below which is known where they are copied.
  const mayHaveBelow = below > 0 || (hasMenu && found !== undefined);
  const [what, choose] = useState<'all' | 'one'>('all');
  const [withItems, setWithItems] = useState(false);
  const [place, setPlace] = useState<string>(beside);
  const places = data === undefined ? [] : placesInMenu(data, language);
  return (
    <ChangeForm
      {...props}
      change={wantedChange(props.asked, {
        action: 'copy',
        withPagesBelow: what === 'all' && mayHaveBelow,
        withItems,
        ...(place === beside ? {} : { place: { parentGuid: place === topPlace ? null : place } }),
      })}
    >
      <p>{t('pages.overview.ask.copyText')}</p>
      {mayHaveBelow && (
        <RadioGroup
          label={t('pages.overview.ask.copyWhat')}
          value={what}
          onChange={choose}
          options={[
            {
              id: 'all',
              label: below > 0 ? t('pages.overview.ask.copyAll', { count: below }) : t('pages.overview.ask.trashAll'),
              description: t('pages.overview.ask.copyAllHint'),
            },
            { id: 'one', label: t('pages.overview.ask.copyOne') },
          ]}
        />
      )}
      <Checkbox isSelected={withItems} onChange={setWithItems} help={t('pages.overview.ask.copyItemsHelp')}>
        {t('pages.overview.ask.copyItems')}
      </Checkbox>
      {hasMenu && (
        <ComboBox
          label={t('pages.new.place')}
          options={[
            { id: beside, label: t('pages.overview.ask.copyBeside') },
            { id: topPlace, label: t('pages.new.top') },
            ...places,
          ]}
          defaultValue={beside}
          onChange={(chosen) => setPlace(chosen ?? beside)}
        />
      )}
    </ChangeForm>
  );
}
