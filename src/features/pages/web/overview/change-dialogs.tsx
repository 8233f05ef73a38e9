import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { readMenuSource } from '#features/menus/contract/menus-writing.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTypedSearch } from '#platform/web/api/use-typed-search.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { yearLater } from '../../contract/overview/how-late.ts';
import { findPossibleOwners } from '../../contract/overview/page-overview.endpoints.ts';
import { placesInMenu, topPlace } from '../new-page/places.ts';
import { type ChangeDialogProps, countAsked, wantedChange } from './asked-change.ts';
import { ChangeForm } from './change-form.tsx';
import { CopyDialog } from './copy-dialog.tsx';

/** What is still to be said before several pages are changed. */
export default function ChangeDialog(props: ChangeDialogProps) {
  switch (props.asked.action) {
    case 'owner':
      return <OwnerDialog {...props} />;
    case 'review':
      return <ReviewDialog {...props} />;
    case 'move':
      return <MoveDialog {...props} />;
    case 'copy':
      return <CopyDialog {...props} />;
    case 'trash':
      return <TrashDialog {...props} />;
    default:
      return <PublishDialog {...props} />;
  }
}

function OwnerDialog(props: ChangeDialogProps) {
  const { t } = useTranslation();
  const call = useCall();
  const [typed, setTyped] = useState('');
  const [ownerId, setOwnerId] = useState<string | null>(null);
  const find = useCallback((search: string) => call(findPossibleOwners, { query: { search } }), [call]);
  const found = useTypedSearch(typed, find);
  const to = (id: string | null) => wantedChange(props.asked, { action: 'owner', ownerId: id });
  return (
    <ChangeForm
      {...props}
      change={ownerId === null ? undefined : to(ownerId)}
      other={{ label: t('pages.overview.ask.noOwner'), change: to(null) }}
    >
      <ComboBox
        autoFocus
        // Its list would lie over the question before anyone has read it.
        menuTrigger="input"
        label={t('pages.overview.columns.owner')}
        help={t('pages.overview.ask.ownerHelp')}
        isFilteredElsewhere
        inputValue={typed}
        onInputChange={setTyped}
        onChange={setOwnerId}
        options={found.map(({ id, name, email }) => ({ id, label: name, description: email }))}
      />
    </ChangeForm>
  );
}

function ReviewDialog(props: ChangeDialogProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const [day, setDay] = useState<string | null>(() => yearLater(dates.day(new Date())));
  const to = (reviewOn: string | null) => wantedChange(props.asked, { action: 'review', reviewOn });
  return (
    <ChangeForm
      {...props}
      change={day === null ? undefined : to(day)}
      other={{ label: t('pages.overview.ask.noReview'), change: to(null) }}
    >
      <DatePicker
        label={t('pages.overview.columns.review')}
        help={t('pages.overview.ask.reviewHelp')}
        value={day}
        onChange={setDay}
      />
    </ChangeForm>
  );
}

function MoveDialog(props: ChangeDialogProps) {
  const { t } = useTranslation();
  const call = useCall();
  const language = useLanguage();
  const { data } = useQuery({ queryKey: ['menu to place pages in'], queryFn: () => call(readMenuSource, {}) });
  const [place, setPlace] = useState<string | null>(null);
  const places = data === undefined ? [] : placesInMenu(data, language);
  return (
    <ChangeForm
      {...props}
      change={
        place === null
          ? undefined
          : wantedChange(props.asked, { action: 'move', place: { parentGuid: place === topPlace ? null : place } })
      }
    >
      <ComboBox
        autoFocus
        // Its list would lie over the question before anyone has read it.
        menuTrigger="input"
        label={t('pages.new.place')}
        help={t('pages.overview.ask.moveHelp')}
        options={[{ id: topPlace, label: t('pages.new.top') }, ...places]}
        onChange={setPlace}
      />
    </ChangeForm>
  );
}

function TrashDialog({ asked, onChange, onClose }: ChangeDialogProps) {
  const { t } = useTranslation();
  const [what, choose] = useState<'all' | 'one'>('all');
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('pages.overview.ask.trash', { count: countAsked(asked) })}
      confirmText={t('pages.overview.do.trash')}
      onConfirm={() => onChange(wantedChange(asked, { action: 'trash', withPagesBelow: what === 'all' }))}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p>{t('pages.overview.ask.trashText')}</p>
      <RadioGroup
        label={t('pages.delete.what')}
        value={what}
        onChange={choose}
        options={[
          { id: 'all', label: t('pages.overview.ask.trashAll'), description: t('pages.delete.allHint') },
          { id: 'one', label: t('pages.overview.ask.trashOne'), description: t('pages.delete.oneHint') },
        ]}
      />
    </ConfirmDialog>
  );
}

/** Readers get it or lose it at once, and that cannot be taken back with one press: so it is asked. */
function PublishDialog({ asked, onChange, onClose }: ChangeDialogProps) {
  const { t } = useTranslation();
  const action = asked.action === 'publish' ? 'publish' : 'unpublish';
  return (
    <ConfirmDialog
      isOpen
      title={t(`pages.overview.ask.${action}`, { count: countAsked(asked) })}
      confirmText={t(`pages.overview.do.${action}`)}
      onConfirm={() => onChange(wantedChange(asked, { action }))}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {t(`pages.overview.ask.${action}Text`)}
    </ConfirmDialog>
  );
}
