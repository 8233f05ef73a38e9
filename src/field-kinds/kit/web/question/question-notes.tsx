import CircleAlert from 'lucide-react/icons/circle-alert';
import { isFilled, Text } from '#platform/web/content/localized.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import fieldStyles from '#platform/web/ui/field/field.module.css';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import { errorId, helpId, type QuestionTexts } from './describe-question.ts';

/** The words of a question, and that it must be answered: the word, not a star (product.md §4). */
export function QuestionName({ label, isRequired }: Pick<QuestionTexts, 'label' | 'isRequired'>) {
  const { t } = useTranslation();
  return (
    <>
      <Text of={label} />
      {isRequired && <span className={fieldStyles.required}> {t('fields.ask.required')}</span>}
    </>
  );
}

/** The help and what is wrong, above the field: below it a keyboard on a phone would hide them. */
export function QuestionNotes({ id, help, error }: Pick<QuestionTexts, 'id' | 'help' | 'error'>) {
  return (
    <>
      {isFilled(help) && (
        <p id={helpId(id)} className={fieldStyles.help}>
          <Text of={help} />
        </p>
      )}
      {error && (
        <p id={errorId(id)} className={fieldStyles.error}>
          <Icon icon={CircleAlert} size={20} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}
