import { useCallback, useState } from 'react';
import { findPossibleOwners } from '#features/pages/contract/overview/page-overview.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTypedSearch } from '#platform/web/api/use-typed-search.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import type { Upkeep, UpkeepChange } from '../../contract/upkeep.ts';
import styles from './upkeep.module.css';

interface UpkeepDialogProps {
  upkeep: Upkeep;
  onSave(change: UpkeepChange): Promise<unknown>;
  onClose(): void;
}

/** Who and when, in one go. */
export default function UpkeepDialog({ upkeep, onSave, onClose }: UpkeepDialogProps) {
  const { t } = useTranslation();
  const [owner, setOwner] = useState(upkeep.owner);
  const [deputy, setDeputy] = useState(upkeep.deputy);
  const [reviewOn, setReviewOn] = useState(upkeep.reviewOn);
  const [isPending, setPending] = useState(false);
  async function save() {
    setPending(true);
    await onSave({ ownerId: owner?.id ?? null, deputyId: deputy?.id ?? null, reviewOn });
    onClose();
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('upkeep.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="primary" isPending={isPending} onPress={() => void save()}>
            {t('upkeep.save')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <PersonField label={t('upkeep.owner')} help={t('upkeep.ownerHelp')} person={owner} onChange={setOwner} />
        <PersonField label={t('upkeep.deputy')} help={t('upkeep.deputyHelp')} person={deputy} onChange={setDeputy} />
        <DatePicker label={t('upkeep.review')} help={t('upkeep.reviewHelp')} value={reviewOn} onChange={setReviewOn} />
      </div>
    </Dialog>
  );
}

interface PersonFieldProps {
  label: string;
  help: string;
  person: Upkeep['owner'];
  onChange(person: Upkeep['owner']): void;
}

/** Somebody by a part of their name; an empty field is nobody. */
function PersonField({ label, help, person, onChange }: PersonFieldProps) {
  const call = useCall();
  const [typed, setTyped] = useState(person?.name ?? '');
  const find = useCallback((search: string) => call(findPossibleOwners, { query: { search } }), [call]);
  const found = useTypedSearch(typed, find);
  return (
    <ComboBox
      // Its list would lie over the question before anyone has read it.
      menuTrigger="input"
      label={label}
      help={help}
      isFilteredElsewhere
      inputValue={typed}
      onInputChange={(words) => {
        setTyped(words);
        if (words === '') onChange(null);
      }}
      onChange={(id) => {
        const one = found.find((other) => other.id === id);
        if (one !== undefined) onChange({ id: one.id, name: one.name });
      }}
      options={found.map(({ id, name, email }) => ({ id, label: name, description: email }))}
    />
  );
}
