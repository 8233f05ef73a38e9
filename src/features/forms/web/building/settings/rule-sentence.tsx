import { useLoaded } from '#platform/web/api/load-cache.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Blank, ManyBlank } from '#platform/web/ui/sentence/blank.tsx';
import sentences from '#platform/web/ui/sentence/sentence.module.css';
import type { ReceiverRule } from '../../../contract/form.ts';
import { listFormHandlers } from '../../../contract/forms.endpoints.ts';
import { ConditionSentence, canBeAsked, ruleAbout } from '../sentence/condition-sentence.tsx';
import { useBuilder, useSession } from '../state/builder-context.ts';
import { AddressesBlank } from './addresses-blank.tsx';
import { useRoleOptions } from './use-role-options.ts';

interface RuleSentenceProps {
  rule: ReceiverRule;
  isFirst: boolean;
  /** What only goes out by mail can neither wait for a morning nor be given to anybody. */
  isKept: boolean;
  onChange(rule: ReceiverRule): void;
}

/** "Als … is …, stuur meteen bericht naar … en rol …, en geef … de inzending." */
export function RuleSentence({ rule, isFirst, isKept, onChange }: RuleSentenceProps) {
  const { t } = useTranslation();
  const { guid } = useBuilder();
  const roles = useRoleOptions();
  const people = useLoaded(listFormHandlers, { params: { guid } });
  const fields = useSession((state) => state.document.fields);
  const questions = fields.filter(canBeAsked);
  const [first] = questions;
  const { condition, assigneeGuid } = rule;
  const isGone = assigneeGuid !== null && !people.some((person) => person.guid === assigneeGuid);
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
      {isKept ? (
        <Blank
          label={t('forms.build.settings.when')}
          options={[
            { id: 'at-once', label: t('forms.build.settings.atOnce') },
            { id: 'daily', label: t('forms.build.settings.daily') },
          ]}
          value={rule.when}
          onChange={(when) => onChange({ ...rule, when })}
        />
      ) : (
        t('forms.build.settings.atOnce')
      )}{' '}
      {t('forms.build.settings.to')}{' '}
      <AddressesBlank value={rule.emails} onChange={(emails) => onChange({ ...rule, emails })} />
      {roles.length > 0 && (
        <>
          {' '}
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
      {isKept && (
        <>
          , {t('forms.build.settings.andGive')}{' '}
          <Blank
            label={t('forms.build.settings.assignee')}
            options={[
              { id: 'nobody', label: t('forms.build.settings.nobody') },
              ...people.map((person) => ({ id: person.guid, label: person.name })),
              ...(isGone ? [{ id: assigneeGuid, label: t('forms.build.settings.goneAssignee') }] : []),
            ]}
            value={assigneeGuid ?? 'nobody'}
            onChange={(id) => onChange({ ...rule, assigneeGuid: id === 'nobody' ? null : id })}
          />{' '}
          {t('forms.build.settings.theSubmission')}
        </>
      )}
      .
    </div>
  );
}
