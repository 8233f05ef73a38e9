import { useQuery } from '@tanstack/react-query';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { readItemChoices } from '../../contract/submission-items.endpoints.ts';
import { MakeItemForm } from './make-item-form.tsx';

interface MakeItemDialogProps {
  submissionGuid: string;
  /** The history of the submission has changed. */
  onMade(): Promise<void>;
  onClose(): void;
}

/** Of what somebody sent, a draft in a list: where, and which answer becomes what. */
export function MakeItemDialog({ submissionGuid, onMade, onClose }: MakeItemDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const { data, error } = useQuery({
    queryKey: ['items of a submission', submissionGuid, language],
    queryFn: () => call(readItemChoices, { params: { guid: submissionGuid }, query: { language } }),
    // A colleague may have made one a moment ago.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const close = (isOpen: boolean) => !isOpen && onClose();
  if (data !== undefined && data.lists.length > 0)
    return <MakeItemForm submissionGuid={submissionGuid} choices={data} onMade={onMade} onClose={onClose} />;
  return (
    <Dialog
      isOpen
      size="medium"
      title={t('submissionItems.title')}
      onOpenChange={close}
      footer={<Button onPress={onClose}>{t('ui.close')}</Button>}
    >
      {error !== null ? (
        <Notice tone="danger" isLive>
          {refusalText(error, t)}
        </Notice>
      ) : data === undefined ? (
        <SkeletonGroup label={t('ui.busy')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : (
        <p>{t('submissionItems.noLists')}</p>
      )}
    </Dialog>
  );
}
