import type { Finding } from '#features/pages/contract/checks/finding.ts';
import { languageName } from '#platform/contract/texts/language-name.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useSiteApp } from '../../site-app-context.ts';

export interface FindingWords {
  what: string;
  /** For whom it matters. */
  why: string;
  /** What to do about it. */
  todo: string;
}

export function useFindingWords(): (finding: Finding) => FindingWords {
  const { t } = useTranslation();
  const { language: screen } = useSiteApp();
  return ({ kind, values }) => {
    const { languages } = values;
    const names = typeof languages === 'string' ? languages.split(' ').map((one) => languageName(one, screen)) : [];
    const shown = { ...values, languages: new Intl.ListFormat(screen).format(names) };
    return {
      what: t(`checks.kinds.${kind}.what`, shown),
      why: t(`checks.kinds.${kind}.why`, shown),
      todo: t(`checks.kinds.${kind}.todo`, shown),
    };
  };
}
