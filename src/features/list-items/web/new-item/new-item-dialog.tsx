import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { editPath } from '#features/pages/contract/edit-path.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { makeItems } from '../../contract/list-items.endpoints.ts';
import { asTitle, type PlaceToAdd } from '../parts/new-item/place-to-add.ts';
import styles from './new-item-dialog.module.css';

interface NewItemDialogProps {
  /** At least one; the first is proposed. */
  places: readonly PlaceToAdd[];
  onClose(): void;
}

const idOf = ({ listGuid, typeName }: PlaceToAdd): string => `${listGuid} ${typeName}`;

/** A title and a list: a draft, which everything else is written in. */
export default function NewItemDialog({ places, onClose }: NewItemDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const formId = useId();
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState(places[0]);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const make = useMakeItem();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending || chosen === undefined) return;
    if (title.trim() === '') return setError(t('listItems.new.nameMissing'));
    setPending(true);
    setError(undefined);
    try {
      await make(chosen, title.trim());
      onClose();
    } catch (refusal) {
      setError(refusalText(refusal, t));
      setPending(false);
    }
  }

  return (
    <Dialog
      isOpen
      size="small"
      title={chosen === undefined ? t('listItems.new.title') : asTitle(chosen.typeLabel, language)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t('listItems.new.make')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          autoFocus
          isRequired
          maxLength={200}
          label={t('listItems.new.name')}
          help={t('listItems.new.nameHelp')}
          error={error}
          value={title}
          onChange={setTitle}
        />
        {places.length > 1 && (
          <ComboBox
            label={t('listItems.new.place')}
            options={places.map((place) => ({
              id: idOf(place),
              label: t('listItems.new.placeIn', {
                type: asTitle(place.typeLabel, language),
                list: place.trail.join(', '),
              }),
            }))}
            defaultValue={places[0] && idOf(places[0])}
            onChange={(id) => setChosen(places.find((place) => idOf(place) === id) ?? places[0])}
          />
        )}
      </form>
    </Dialog>
  );
}

/** Makes a draft and opens it where it is written. */
function useMakeItem(): (place: PlaceToAdd, title: string) => Promise<void> {
  const call = useCall();
  const language = useLanguage();
  const navigate = useNavigate();
  return async ({ listGuid, typeName }, title) => {
    const item = { title, listItemTypeName: typeName, isPublished: false };
    const [made] = await call(makeItems, { params: { blockGuid: listGuid }, query: { language }, body: [item] });
    if (made?.path) await navigate(editPath(made.path));
  };
}
