import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ChipRow } from '#platform/web/ui/chip/chip-row.tsx';
import { ToggleChip } from '#platform/web/ui/chip/toggle-chip.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { handlingLimits } from '../../contract/handling/inbox-choices.ts';

interface LabelDialogProps {
  count: number;
  /** What was given before to others. */
  labels: readonly string[];
  onAdd(labels: string[]): void;
  onClose(): void;
}

/** A word of one’s own, or some that there are. */
export function LabelDialog({ count, labels, onAdd, onClose }: LabelDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const wanted = [...chosen, ...(typed.trim() === '' ? [] : [typed.trim()])];
  function add(event: FormEvent) {
    event.preventDefault();
    if (wanted.length === 0) return setMissing(true);
    onAdd(wanted);
    onClose();
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('inbox.label.title', { count })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary">
            {t('inbox.label.add')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={add}>
        <TextField
          autoFocus
          label={t('inbox.label.new')}
          maxLength={handlingLimits.label}
          error={isMissing && wanted.length === 0 ? t('inbox.label.missing') : undefined}
          value={typed}
          onChange={setTyped}
        />
        {labels.length > 0 && (
          <ChipRow>
            {labels.map((label) => (
              <ToggleChip
                key={label}
                isSelected={chosen.includes(label)}
                onChange={(isOn) => setChosen(isOn ? [...chosen, label] : chosen.filter((one) => one !== label))}
              >
                {label}
              </ToggleChip>
            ))}
          </ChipRow>
        )}
      </form>
    </Dialog>
  );
}
