import CornerDownRight from 'lucide-react/icons/corner-down-right';
import SeparatorHorizontal from 'lucide-react/icons/separator-horizontal';
import { type KeyboardEvent, memo } from 'react';
import type { Language } from '#platform/contract/texts/language.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { FormField } from '../../../contract/form-document.ts';
import { fieldElementId } from '../state/field-elements.ts';
import { useFieldNow } from '../state/use-field-now.ts';
import { FieldBar } from './field-bar.tsx';
import styles from './paper.module.css';
import { placedText } from './write-words.ts';

interface PaperStepProps {
  field: FormField;
  language: Language;
  number: number;
  count: number;
  isChosen: boolean;
  isEntry: boolean;
  isLifted: boolean;
  when: string | undefined;
  onChoose(id: string): void;
  onKey(id: string, event: KeyboardEvent): void;
}

/** Where a step begins: a line across the form, with its title. */
export const PaperStep = memo(function PaperStep(props: PaperStepProps) {
  const { language, number, count, isChosen, isEntry, isLifted, when, onChoose, onKey } = props;
  const field = useFieldNow(props.field);
  const { t } = useTranslation();
  const label = placedText(field.label, field.id, ['label'], language);
  const help = placedText(field.help, field.id, ['help'], language);
  return (
    <section
      id={fieldElementId(field.id)}
      tabIndex={isEntry ? 0 : -1}
      aria-label={t(isLifted ? 'forms.build.stepLifted' : 'forms.build.stepNamed', { number, name: label.value })}
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(styles.field, styles.step, isChosen && styles.chosen, isLifted && styles.lifted)}
      onFocus={() => onChoose(field.id)}
      onMouseDown={() => onChoose(field.id)}
      onKeyDown={(event) => {
        if (event.target === event.currentTarget) onKey(field.id, event);
      }}
    >
      {isChosen && (
        <FieldBar
          id={field.id}
          kindName={t(`fields.kinds.${field.kind}`)}
          icon="separator-horizontal"
          isLifted={isLifted}
        />
      )}
      <p className={styles.stepNumber}>
        <Icon icon={SeparatorHorizontal} size={16} />
        {/* The overview before sending is a step too. */}
        {t('forms.build.step', { number, count: count + 1 })}
      </p>
      {when !== undefined && (
        <p className={styles.when}>
          <Icon icon={CornerDownRight} size={16} />
          {t('forms.build.onlyWhen', { when })}
        </p>
      )}
      <h2 className={styles.stepTitle}>
        <Text of={label} />
      </h2>
      {(isChosen || help.value !== '') && (
        <p className={styles.muted}>
          <Text of={help} />
        </p>
      )}
    </section>
  );
});
