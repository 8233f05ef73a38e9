import { type FormEvent, useCallback, useId, useState } from 'react';
import { findPossibleOwners } from '#features/pages/contract/overview/page-overview.endpoints.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useTypedSearch } from '#platform/web/api/use-typed-search.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { DatePicker } from '#platform/web/ui/date/date-picker.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { Upkeep, UpkeepChange } from '../../contract/upkeep.ts';
import styles from './upkeep.module.css';

interface UpkeepDialogProps {
  upkeep: Upkeep;
  /** The id of the form that is sent, which tells itself what was refused. */
  onSave(change: UpkeepChange, form: string): Promise<{ state: 'done' } | { state: 'failed'; error: unknown }>;
  onClose(): void;
}

/** Somebody who was picked, and what stands in the field by now. */
interface Chosen {
  person: Upkeep['owner'];
  typed: string;
}

const chosenOf = (person: Upkeep['owner']): Chosen => ({ person, typed: person?.name ?? '' });

/** A name that was typed and not picked is nobody yet: it must not pass for who stood there before. */
const isLoose = ({ person, typed }: Chosen): boolean => typed.trim() !== (person?.name ?? '').trim();

/** Who and when, in one go. What could not be saved stays as it was filled in. */
export default function UpkeepDialog({ upkeep, onSave, onClose }: UpkeepDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const [owner, setOwner] = useState(chosenOf(upkeep.owner));
  const [deputy, setDeputy] = useState(chosenOf(upkeep.deputy));
  const [reviewOn, setReviewOn] = useState(upkeep.reviewOn);
  const [isPending, setPending] = useState(false);
  const [tellsLoose, setTellsLoose] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const looseOf = (chosen: Chosen) => (tellsLoose && isLoose(chosen) ? t('upkeep.notPicked') : undefined);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    // What is drawn elsewhere on the page, around the button that leads here, may be a form too.
    event.stopPropagation();
    if (isPending) return;
    setRefusal(undefined);
    setTellsLoose(true);
    if (isLoose(owner) || isLoose(deputy)) return;
    setPending(true);
    const change = { ownerId: owner.person?.id ?? null, deputyId: deputy.person?.id ?? null, reviewOn };
    const outcome = await onSave(change, form);
    if (outcome.state === 'done') return onClose();
    setPending(false);
    setRefusal(refusalText(outcome.error, t));
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('upkeep.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="primary" type="submit" form={form} isPending={isPending}>
            {t('upkeep.save')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={(event) => void save(event)}>
        {refusal !== undefined && (
          <Notice tone="danger" isLive title={t('upkeep.failed')}>
            {refusal}
          </Notice>
        )}
        <PersonField
          label={t('upkeep.owner')}
          help={t('upkeep.ownerHelp')}
          error={looseOf(owner)}
          chosen={owner}
          onChange={setOwner}
        />
        <PersonField
          label={t('upkeep.deputy')}
          help={t('upkeep.deputyHelp')}
          error={looseOf(deputy)}
          chosen={deputy}
          onChange={setDeputy}
        />
        <DatePicker label={t('upkeep.review')} help={t('upkeep.reviewHelp')} value={reviewOn} onChange={setReviewOn} />
      </form>
    </Dialog>
  );
}

interface PersonFieldProps {
  label: string;
  help: string;
  error: string | undefined;
  chosen: Chosen;
  onChange(chosen: Chosen): void;
}

/** Somebody by a part of their name; an empty field is nobody. */
function PersonField({ label, help, error, chosen, onChange }: PersonFieldProps) {
  const call = useCall();
  const { person, typed } = chosen;
  const find = useCallback((search: string) => call(findPossibleOwners, { query: { search } }), [call]);
  const found = useTypedSearch(typed, find);
  return (
    <ComboBox
      // Its list would lie over the question before anyone has read it.
      menuTrigger="input"
      // Leaving the field takes nothing away: what was typed stays to be seen, and saving says that it is nobody yet.
      allowsCustomValue
      label={label}
      help={help}
      error={error}
      isFilteredElsewhere
      inputValue={typed}
      onInputChange={(words) => onChange({ person: words === '' ? null : person, typed: words })}
      onChange={(id) => {
        const one = found.find((other) => other.id === id);
        if (one !== undefined) onChange(chosenOf({ id: one.id, name: one.name }));
      }}
      options={found.map(({ id, name, email }) => ({ id, label: name, description: email }))}
    />
  );
}
