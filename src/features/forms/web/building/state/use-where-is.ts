import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { labelText } from '../../../contract/building/condition-words.ts';
import { standingOf } from '../../../contract/building/step-place.ts';
import type { FormDocument } from '../../../contract/form-document.ts';

/** "Plaats 2 van 4 in stap Waar is het?", as it is seen and said. */
export function useWhereIs(document: () => FormDocument): (id: string) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (id) => {
    const standing = standingOf(document(), id);
    if (standing === undefined) return '';
    const { place, count, within } = standing;
    if ('steps' in within) return t('forms.build.where.step', { place, count });
    if ('group' in within) {
      return t('forms.build.where.inGroup', { place, count, group: labelText(within.group, language) });
    }
    const { step, number } = within;
    const name = step.break === undefined ? '' : labelText(step.break, language);
    if (name === '' || name === step.break?.id) return t('forms.build.where.inNumber', { place, count, number });
    return t('forms.build.where.inStep', { place, count, step: name });
  };
}
