import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addMenuItem, readMenuSource } from '#features/menus/contract/menus-writing.endpoints.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Checkbox } from '#platform/web/ui/choice/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { editPath } from '../../contract/edit-path.ts';
import { copyPage, createPage } from '../../contract/pages-writing.endpoints.ts';
import styles from './new-page-dialog.module.css';
import { placesInMenu, topPlace } from './places.ts';
import { StartChoice } from './start-choice.tsx';

interface NewPageDialogProps {
  title: string;
  /** The guid of the page that it comes below, unless someone chooses otherwise. */
  below?: string;
  onClose(): void;
}

/** A title and a place, which give the page its address; everything else is written on the page itself. */
export default function NewPageDialog({ title: start, below, onClose }: NewPageDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [title, setTitle] = useState(start);
  const [chosen, setPlace] = useState<string>();
  const [begin, setBegin] = useState<string>();
  const [isInMenu, setInMenu] = useState(true);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const { places, placeOf } = usePlaces();
  const proposed = placeOf(below) ?? topPlace;
  const place = chosen ?? proposed;
  const make = useMakePage();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (title.trim() === '') return setError(t('pages.new.titleMissing'));
    setPending(true);
    setError(undefined);
    try {
      await make({ title: title.trim(), begin, parentGuid: place === topPlace ? null : place, isVisible: isInMenu });
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
      title={t('pages.new.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t('pages.new.make')}
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
          label={t('pages.new.name')}
          help={t('pages.new.nameHelp')}
          error={error}
          value={title}
          onChange={setTitle}
        />
        <StartChoice onChange={setBegin} />
        <ComboBox
          // The menu comes a moment later, and with it the place below the page.
          key={proposed}
          label={t('pages.new.place')}
          help={t('pages.new.placeHelp')}
          options={[{ id: topPlace, label: t('pages.new.top') }, ...places]}
          defaultValue={place}
          onChange={(chosen) => setPlace(chosen ?? topPlace)}
        />
        <Checkbox isSelected={isInMenu} onChange={setInMenu} help={t('pages.new.inMenuHelp')}>
          {t('pages.new.inMenu')}
        </Checkbox>
      </form>
    </Dialog>
  );
}

function usePlaces() {
  const call = useCall();
  const language = useLanguage();
  const { data } = useQuery({ queryKey: ['menu to place pages in'], queryFn: () => call(readMenuSource, {}) });
  return {
    places: data === undefined ? [] : placesInMenu(data, language),
    placeOf: (pageGuid: string | undefined) =>
      data?.items.find((item) => pageGuid !== undefined && item.pageGuid === pageGuid)?.guid,
  };
}

interface NewPage {
  title: string;
  /** A template or a page whose content it begins with. */
  begin: string | undefined;
  parentGuid: string | null;
  isVisible: boolean;
}

/** Makes the page, gives it its place and opens it. A place that is refused leaves no second page at the next try. */
function useMakePage(): (page: NewPage) => Promise<void> {
  const call = useCall();
  const language = useLanguage();
  const navigate = useNavigate();
  const made = useRef<{ guid: string; begin: string | undefined }>(undefined);
  return async ({ title, begin, parentGuid, isVisible }) => {
    const name = { $lang: { [defaultLanguage]: title, [language]: title } };
    if (made.current === undefined || made.current.begin !== begin) {
      const { guid } =
        begin === undefined
          ? await call(createPage, { body: { document: { title: name } } })
          : await call(copyPage, { params: { id: begin }, body: { kind: 'page', title: name } });
      made.current = { guid, begin };
    }
    const pageGuid = made.current.guid;
    const menu = await call(addMenuItem, { body: { name, pageGuid, parentGuid, isVisible } });
    const path = menu.items.find(({ guid }) => guid === menu.changed)?.path;
    if (path) await navigate(editPath(withLanguagePrefix(path, language)));
  };
}
