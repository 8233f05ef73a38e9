import type { FormDocument } from '#features/forms/contract/form-document.ts';
import type { PostedFields } from '#field-kinds/kit/contract/question-kind.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';

interface NotSentProps {
  error: unknown;
  document: FormDocument;
  posted: PostedFields;
}

/** A send that was refused or got lost: why, and that nothing of what was typed is gone. */
export function NotSent({ error }: NotSentProps) {
  const { t } = useTranslation();
  return (
    <Notice tone="danger" isLive title={t('filling.notSent')}>
      {refusalText(error, t)} {t('filling.stillHere')}
    </Notice>
  );
}
