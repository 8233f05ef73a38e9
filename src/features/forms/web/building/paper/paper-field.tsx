import CornerDownRight from 'lucide-react/icons/corner-down-right';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type KeyboardEvent, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { QuestionField } from '#field-kinds/kit/web/question-field.tsx';
import type { Language } from '#platform/contract/texts/language.ts';
import { Text } from '#platform/web/content/localized.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { Icon } from '#platform/web/ui/icon/icon.tsx';
import type { FormField, InnerField } from '../../../contract/form-document.ts';
import { askedField } from '../../../contract/form-questions.ts';
import { fieldElementId } from '../state/field-elements.ts';
import { useFieldNow } from '../state/use-field-now.ts';
import { FieldBar } from './field-bar.tsx';
import styles from './paper.module.css';
import { placedText } from './write-words.ts';

export interface PaperFieldProps {
  field: InnerField | FormField;
  language: Language;
  isChosen: boolean;
  /** The one that Tab comes to. */
  isEntry: boolean;
  isLifted: boolean;
  /** It hangs on what is being moved, and moves with it. */
  goesAlong: boolean;
  /** It hangs by a line on the question above it. */
  hangs: boolean;
  /** When it comes, in words; undefined when it always does. */
  when: string | undefined;
  onChoose(id: string): void;
  onKey(id: string, event: KeyboardEvent): void;
  /** The questions of a group. */
  children?: ReactNode;
}

/** A field as readers get it, with a frame around it. Drawn again only when something of it changed. */
export const PaperField = memo(function PaperField(props: PaperFieldProps) {
  const { language, isChosen, isEntry, isLifted, goesAlong, hangs, when, onChoose, onKey, children } = props;
  const field = useFieldNow(props.field);
  const { t } = useTranslation();
  const frame = useRef<HTMLElement>(null);
  const question = questionBook.named(field.kind);
  const kindName = question === undefined ? field.kind : t(`fields.kinds.${field.kind}`);
  // Here nobody answers: the fields are to be seen, and Tab goes from question to question.
  useLayoutEffect(() => {
    const inside = frame.current?.querySelectorAll<HTMLElement>(
      '[data-asked] :is(input, textarea, select, button, canvas, a)',
    );
    for (const one of inside ?? []) {
      one.tabIndex = -1;
      // A press on the words of a choice would choose it.
      one.addEventListener('click', stay);
    }
  });
  const label = placedText(field.label, field.id, ['label'], language);
  const help = placedText(field.help, field.id, ['help'], language);
  return (
    <section
      ref={frame}
      id={fieldElementId(field.id)}
      tabIndex={isEntry ? 0 : -1}
      aria-label={t(isLifted ? 'forms.build.fieldLifted' : 'forms.build.field', { kind: kindName, name: label.value })}
      aria-current={isChosen ? 'true' : undefined}
      className={classNames(
        styles.field,
        isChosen && styles.chosen,
        isLifted && styles.lifted,
        goesAlong && styles.along,
        hangs && styles.hangs,
      )}
      onFocus={(event) => {
        event.stopPropagation();
        onChoose(field.id);
      }}
      onMouseDown={(event) => {
        event.stopPropagation();
        onChoose(field.id);
      }}
      onKeyDown={(event) => {
        if (event.target === event.currentTarget) onKey(field.id, event);
      }}
    >
      {isChosen && <FieldBar id={field.id} kindName={kindName} icon={question?.icon} isLifted={isLifted} />}
      {goesAlong && <p className={styles.alongWords}>{t('forms.build.goesAlong')}</p>}
      {when !== undefined && (
        <p className={styles.when}>
          <Icon icon={CornerDownRight} size={16} />
          {t('forms.build.onlyWhen', { when })}
        </p>
      )}
      <div data-asked className={styles.asked}>
        {children === undefined && question !== undefined && !question.isInvisible ? (
          <QuestionField
            id={`vraag-${field.id}`}
            name={field.id}
            label={label}
            help={isChosen || help.value !== '' ? help : undefined}
            isRequired={field.isRequired}
            error={undefined}
            field={askedField(field, question)}
            options={field.options.map((option) => ({
              value: option.value,
              label: placedText(option.label, field.id, ['options', option.value, 'label'], language),
              help: optionHelp(option, field.id, language),
            }))}
            autoComplete={undefined}
            posted={nothingPosted}
          />
        ) : (
          <>
            <p className={styles.groupLabel}>
              <Text of={label} />
            </p>
            {(isChosen || help.value !== '') && (
              <p className={styles.muted}>
                <Text of={help} />
              </p>
            )}
            {question?.isInvisible && <p className={styles.muted}>{t('forms.build.hiddenField')}</p>}
            {question === undefined && (
              <p className={styles.muted}>{t('forms.build.unknownKind', { kind: field.kind })}</p>
            )}
          </>
        )}
      </div>
      {children}
      {field.personalData !== 'none' && (
        <p className={styles.tags}>
          <Icon icon={ShieldCheck} size={16} />
          {t(`forms.build.personalTag.${field.personalData}`)}
          {field.retentionDays !== null && `, ${t('forms.build.days', { count: field.retentionDays })}`}
        </p>
      )}
    </section>
  );
});

const nothingPosted = {};

const stay = (event: Event): void => event.preventDefault();

const optionHelp = (option: InnerField['options'][number], id: string, language: Language) =>
  Object.values(option.help.$lang).some((words) => words !== '')
    ? placedText(option.help, id, ['options', option.value, 'help'], language)
    : undefined;
