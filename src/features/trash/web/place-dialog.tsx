import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { ComboBox } from '#platform/web/ui/field/combo-box.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { listTrashSpots } from '../contract/trash.endpoints.ts';
import type { NewPlace } from '../contract/trash.ts';
import type { TrashRow } from './trash-rows.ts';
import { useTrashWords } from './trash-words.ts';

interface PlaceDialogProps {
  row: TrashRow;
  /** Answers why it cannot be put there. */
  onChoose(place: NewPlace): Promise<string | undefined>;
  onClose(): void;
}

/** At the top of the menu, below no item. */
const top = 'top';

/** Where it stood is gone, or taken: a new place in the menu for a page, another list for an item. */
export function PlaceDialog({ row, onChoose, onClose }: PlaceDialogProps) {
  const { t, i18n } = useTranslation();
  const words = useTrashWords();
  const call = useCall();
  const language = useLanguage();
  const { kind, id } = row.ref;
  const isPage = kind === 'page';
  const { data: spots = [], isError } = useQuery({
    queryKey: ['spots of trash', kind, id, language],
    queryFn: () => call(listTrashSpots, { query: { kind, id, language } }),
  });
  const [chosen, choose] = useState<string | null>(isPage ? top : null);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const options = [
    ...(isPage ? [{ id: top, label: t('trash.place.top') }] : []),
    ...spots.map(({ guid, trail }) => ({ id: guid, label: trail.join(' › ') })),
  ];

  async function put(): Promise<void> {
    if (chosen === null) return setFault('choose');
    setBusy(true);
    setFault(await onChoose(isPage ? { parentGuid: chosen === top ? null : chosen } : { listGuid: chosen }));
    setBusy(false);
  }

  const faultWords =
    fault && t(i18n.exists(`trash.refused.${fault}`) ? `trash.refused.${fault}` : 'trash.refused.other');
  return (
    <Dialog
      title={t('trash.choose.title', { name: words.title(row) })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="primary" isPending={isBusy} onPress={() => void put()}>
            {t('trash.restore')}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {t('ui.cancel')}
          </Button>
        </>
      }
    >
      <p>{t(`trash.choose.${isPage ? 'page' : 'item'}`)}</p>
      {isError ? (
        <Notice tone="danger" isLive title={t('trash.choose.notLoaded')} />
      ) : (
        <ComboBox
          label={t(`trash.choose.${isPage ? 'under' : 'list'}`)}
          options={options}
          value={chosen}
          onChange={choose}
          error={faultWords}
        />
      )}
    </Dialog>
  );
}
