import Plus from 'lucide-react/icons/plus';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { ButtonLink } from '#platform/web/ui/button/button-link.tsx';

/** The way to bring something to this list, for who may not add to it at once. */
export function OfferLink({ guid }: { guid: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <p data-print="hidden">
      <ButtonLink icon={Plus} href={withLanguagePrefix(`/offer/${guid}`, language)}>
        {t('blocks.kit.list.offer')}
      </ButtonLink>
    </p>
  );
}
