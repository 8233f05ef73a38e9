import { useNeeded } from '#platform/web/content/use-needed.ts';
import { useViewTexts } from '#platform/web/content/use-view-texts.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '#platform/web/ui/skeleton/skeleton.tsx';
import { readFormEntry, readFormToFill } from '../../contract/submissions.endpoints.ts';
import { fillingTexts } from './filling-texts.ts';
import type { ForItem } from './for-item.ts';
import { OpenForm, type OpenFormProps } from './open-form.tsx';

export interface FormBlockProps {
  formGuid: string;
  /** Of a form that is filled in without script; the address names it. */
  entryKey: string | undefined;
  headingLevel: number;
  /** The address of the page that it stands on, where a browser without script comes back to. */
  pagePath: string;
  /** The item that it is sent for. */
  forItem?: ForItem | undefined;
}

/** A form where it is filled in: on a page or in an item. */
export function FormBlock({ formGuid, entryKey, headingLevel, pagePath, forItem }: FormBlockProps) {
  useViewTexts(fillingTexts);
  const { t } = useTranslation();
  const form = useNeeded(readFormToFill, { params: { guid: formGuid } });
  if (form.data !== undefined) {
    const Shown = entryKey === undefined ? OpenForm : EntryOf;
    const asked = forItem?.isOver ? { ...form.data, availability: 'closed' as const } : form.data;
    return <Shown form={asked} entryKey={entryKey ?? ''} {...{ headingLevel, pagePath, forItem }} />;
  }
  if (form.isForMembers) return <Notice title={t('filling.forMembers')} />;
  if (form.isFailed) return <Notice tone="warning" title={t('filling.failed')} />;
  if (!form.isComing) return null;
  return (
    <SkeletonGroup label={t('ui.busy')}>
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

function EntryOf(props: OpenFormProps) {
  const { t } = useTranslation();
  const { form, entryKey } = props;
  const entry = useNeeded(readFormEntry, { params: { guid: form.guid, key: entryKey } });
  if (entry.isComing) return null;
  if (entry.data) return <OpenForm {...props} entry={entry.data} />;
  return (
    <>
      <Notice tone="warning" title={t('filling.gone.title')}>
        {t('filling.gone.text')}
      </Notice>
      <OpenForm {...props} entryKey="" />
    </>
  );
}
