import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import type { HandlingPerson } from '../../contract/handling/inbox.ts';
import { nobody } from '../../contract/handling/inbox-choices.ts';

interface ChoosePersonDialogProps {
  count: number;
  people: readonly HandlingPerson[];
  /** Who is asked first: oneself. */
  me: string;
  onChoose(guid: string | null): void;
  onClose(): void;
}

/** Who is given it. Enter on the field gives it to oneself. */
export function ChoosePersonDialog({ count, people, me, onChoose, onClose }: ChoosePersonDialogProps) {
  const { t } = useTranslation();
  const [chosen, choose] = useState<string | null>(people.some(({ guid }) => guid === me) ? me : null);
  const formId = useId();
  function give(event: FormEvent) {
    event.preventDefault();
    if (chosen === null) return;
    onChoose(chosen === nobody ? null : chosen);
    onClose();
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={t('inbox.assign.title', { count })}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" isDisabled={chosen === null}>
            {t('inbox.assign.give')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={give}>
        <ComboBox
          autoFocus
          label={t('inbox.assign.who')}
          options={[
            ...people.map(({ guid, name }) => ({
              id: guid,
              label: guid === me ? t('inbox.assign.me', { name }) : name,
            })),
            { id: nobody, label: t('inbox.nobody') },
          ]}
          value={chosen}
          onChange={choose}
        />
      </form>
    </Dialog>
  );
}
