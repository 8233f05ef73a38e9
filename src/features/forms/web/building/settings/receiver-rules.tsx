import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { ReceiverRule } from '../../../contract/form.ts';
import { Blank, ManyBlank } from '../sentence/blank.tsx';
import { ConditionSentence, canBeAsked, ruleAbout } from '../sentence/condition-sentence.tsx';
import sentences from '../sentence/sentence.module.css';
import { useSession } from '../state/builder-context.ts';
import { focusSoon } from '../state/field-elements.ts';
import { AddressesBlank } from './addresses-blank.tsx';
import { useRoleOptions } from './audience-setting.tsx';
import styles from './settings.module.css';
import type { SettingProps } from './window-setting.tsx';

const mostRules = 20;
const everyone: ReceiverRule = { condition: null, emails: [], roleIds: [], when: 'at-once', assigneeGuid: null };

/** Who is told: the first rule that fits, each a sentence. */
export function ReceiverRules({ settings, set }: SettingProps) {
  const { t } = useTranslation();
  const id = useId();
  const { receivers } = settings;
  const put = (next: ReceiverRule[]) => set({ receivers: next });
  return (
    <>
      <ol className={styles.rules}>
        {withKeys(receivers).map(({ key, item }) => (
          <li key={key}>
            <span className={styles.number}>{key + 1}</span>
            <RuleSentence rule={item} isFirst={key === 0} onChange={(rule) => put(receivers.with(key, rule))} />
            <span className={styles.ruleTools}>
              {key > 0 && (
                <IconButton
                  icon={ArrowUp}
                  isCompact
                  label={t('forms.build.settings.ruleUp', { number: key + 1 })}
                  onPress={() => put(receivers.toSpliced(key, 1).toSpliced(key - 1, 0, item))}
                />
              )}
              {key < receivers.length - 1 && (
                <IconButton
                  icon={ArrowDown}
                  isCompact
                  label={t('forms.build.settings.ruleDown', { number: key + 1 })}
                  onPress={() => put(receivers.toSpliced(key, 1).toSpliced(key + 1, 0, item))}
                />
              )}
              <IconButton
                icon={Trash2}
                isCompact
                label={t('forms.build.settings.ruleRemove', { number: key + 1 })}
                onPress={() => {
                  put(receivers.toSpliced(key, 1));
                  focusSoon(id);
                }}
              />
            </span>
          </li>
        ))}
      </ol>
      {receivers.length < mostRules && (
        <div>
          <Button id={id} icon={Plus} onPress={() => put([...receivers, everyone])}>
            {t('forms.build.settings.addRule')}
          </Button>
        </div>
      )}
    </>
  );
}

interface RuleSentenceProps {
  rule: ReceiverRule;
  isFirst: boolean;
  onChange(rule: ReceiverRule): void;
}

function RuleSentence({ rule, isFirst, onChange }: RuleSentenceProps) {
  const { t } = useTranslation();
  const roles = useRoleOptions();
  const questions = useSession((state) => state.document.fields).filter(canBeAsked);
  const [first] = questions;
  const { condition } = rule;
  return (
    <div className={sentences.sentence}>
      <Blank
        label={t('forms.build.settings.ruleWhen')}
        options={[
          { id: 'always', label: t(isFirst ? 'forms.build.settings.always' : 'forms.build.settings.otherwise') },
          { id: 'if', label: t('forms.build.settings.if'), isDisabled: first === undefined },
        ]}
        value={condition === null ? 'always' : 'if'}
        onChange={(chosen) =>
          onChange({
            ...rule,
            condition: chosen === 'always' || first === undefined ? null : { match: 'all', rules: [ruleAbout(first)] },
          })
        }
      />{' '}
      {condition !== null && (
        <>
          <ConditionSentence
            condition={condition}
            questions={questions}
            onChange={(changed) => onChange({ ...rule, condition: changed })}
          />
          ,{' '}
        </>
      )}
      {t('forms.build.settings.send')}{' '}
      <Blank
        label={t('forms.build.settings.when')}
        options={[
          { id: 'at-once', label: t('forms.build.settings.atOnce') },
          { id: 'daily', label: t('forms.build.settings.daily') },
        ]}
        value={rule.when}
        onChange={(when) => onChange({ ...rule, when })}
      />{' '}
      {t('forms.build.settings.to')}{' '}
      <AddressesBlank value={rule.emails} onChange={(emails) => onChange({ ...rule, emails })} />{' '}
      {roles.length > 0 && (
        <>
          {t('forms.build.settings.andRoles')}{' '}
          <ManyBlank
            label={t('forms.build.settings.roles')}
            placeholder={t('forms.build.settings.noRole')}
            options={roles}
            value={rule.roleIds}
            onChange={(roleIds) => onChange({ ...rule, roleIds })}
          />
        </>
      )}
      .
    </div>
  );
}
