import { useQuery } from '@tanstack/react-query';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { TextLink } from '#platform/web/ui/link/text-link.tsx';
import { readItemSubmission } from '../../contract/submission-items.endpoints.ts';

/** The submission that an item was made of, for who deals with it; nothing for others. */
export function ItemSource({ itemGuid }: { itemGuid: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const { data } = useQuery({
    queryKey: ['submission of an item', itemGuid],
    queryFn: () => call(readItemSubmission, { params: { guid: itemGuid } }),
    // The item can be written without it.
    retry: false,
  });
  if (!data) return null;
  const href = withLanguagePrefix(`/admin/forms/${data.formGuid}/${data.submissionGuid}`, language);
  return (
    <p>
      {t('submissionItems.source')} <TextLink href={href}>{data.reference}</TextLink>
    </p>
  );
}
