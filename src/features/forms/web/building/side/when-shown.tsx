import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import sentences from '#platform/web/ui/sentence/sentence.module.css';
import { questionsBefore } from '../../../contract/building/opened-by.ts';
import type { InnerField } from '../../../contract/form-document.ts';
import { ConditionSentence, canBeAsked, ruleAbout } from '../sentence/condition-sentence.tsx';
import { useDocumentAtPause } from '../state/builder-context.ts';
import { OptionGroup } from './group.tsx';
import type { SetField } from './set-field.ts';
import styles from './side.module.css';

const mostRules = 10;

/** When a question is asked: always, or by an answer before it. */
export function WhenShown({ field, set }: { field: InnerField; set: SetField }) {
  const { t } = useTranslation();
  const document = useDocumentAtPause();
  const questions = questionsBefore(document, field.id).filter(canBeAsked);
  const last = questions.at(-1);
  const { condition } = field;
  const put = (changed: InnerField['condition']) =>
    set('condition', { condition: changed }, changed === null ? undefined : 'condition');
  return (
    <OptionGroup title={t('forms.build.whenShown')}>
      {condition === null ? (
        <p className={styles.muted}>{t(last === undefined ? 'forms.build.nothingBefore' : 'forms.build.always')}</p>
      ) : (
        <div className={sentences.sentence}>
          {t('forms.build.showWhen')} <ConditionSentence condition={condition} questions={questions} onChange={put} />.
        </div>
      )}
      <ButtonRow>
        {last !== undefined && (condition === null || condition.rules.length < mostRules) && (
          <Button
            variant="quiet"
            icon={Plus}
            onPress={() =>
              put({ match: condition?.match ?? 'all', rules: [...(condition?.rules ?? []), ruleAbout(last)] })
            }
          >
            {t(condition === null ? 'forms.build.addCondition' : 'forms.build.addRule')}
          </Button>
        )}
        {condition !== null && (
          <Button variant="quiet" onPress={() => put(null)}>
            {t('forms.build.alwaysShow')}
          </Button>
        )}
      </ButtonRow>
    </OptionGroup>
  );
}
