import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { questionBook } from '#field-kinds/kit/web/question-book.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { swallowClick, whenDragged } from '#platform/web/ui/drag/when-dragged.ts';
import { labelText } from '../../../contract/building/condition-words.ts';
import { formSteps, pageBreakKind } from '../../../contract/form-questions.ts';
import { stepElementId } from '../dragging/nearest-drop.ts';
import { useBuilder, useDocumentAtPause, useUi } from '../state/builder-context.ts';
import { focusField, focusSoon } from '../state/field-elements.ts';
import { useFieldCommands } from '../state/use-field-commands.ts';
import styles from './left.module.css';

/** The steps as they will stand beside the form, on the tide gauge. */
export function StepsList() {
  const { t } = useTranslation();
  const language = useLanguage();
  const document = useDocumentAtPause();
  const chosen = useUi((now) => now.chosen);
  const { ui } = useBuilder();
  const commands = useFieldCommands();
  const steps = useMemo(() => formSteps(document), [document]);
  const pageBreak = questionBook.named(pageBreakKind);
  return (
    <section aria-labelledby="stappen">
      <div className={styles.head}>
        <h2 id="stappen">{t('forms.build.steps')}</h2>
        {pageBreak !== undefined && (
          <IconButton
            icon={Plus}
            label={t('forms.build.addStep')}
            onPress={() => commands.add(pageBreak, document.fields.at(-1)?.id ?? null)}
          />
        )}
      </div>
      <ol className={styles.flow}>
        {steps.map((step, index) => {
          const questions = step.fields.filter((field) => questionBook.named(field.kind)?.isLayout !== true);
          const sometimes = questions.filter((field) => field.condition !== null).length;
          const first = step.break?.id ?? step.fields[0]?.id;
          const isCurrent =
            step.break?.id === chosen ||
            step.fields.some((field) => field.id === chosen || field.fields.some((one) => one.id === chosen));
          const name = step.break === undefined ? t('forms.build.firstStep') : labelText(step.break, language);
          return (
            <li key={step.id} data-current={isCurrent ? '' : undefined}>
              <button
                id={stepElementId(index)}
                type="button"
                className={styles.stepButton}
                aria-keyshortcuts={step.break && 'Alt+ArrowUp Alt+ArrowDown'}
                onPointerDown={(event) => {
                  if (step.break === undefined || event.pointerType === 'touch') return;
                  whenDragged(event, () => {
                    ui.set({ dragged: { step: step.id }, lifted: null });
                    swallowClick();
                  });
                }}
                onKeyDown={(event) => {
                  const by = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined;
                  if (by === undefined || !event.altKey) return;
                  event.preventDefault();
                  focusSoon(stepElementId(commands.wholeStep(step.id, by) ?? index));
                }}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => {
                  if (first === undefined) return;
                  commands.choose(first);
                  focusField(first);
                }}
              >
                {name === step.break?.id ? t('forms.build.untitledStep', { number: index + 1 }) : name}
                <small>
                  {t('forms.build.questions', { count: questions.length })}
                  {sometimes > 0 && `, ${t('forms.build.sometimes', { count: sometimes })}`}
                </small>
              </button>
            </li>
          );
        })}
        <li>
          <p className={styles.own}>
            {t('forms.build.review')}
            <small>{t('forms.build.reviewBy')}</small>
          </p>
        </li>
      </ol>
    </section>
  );
}
