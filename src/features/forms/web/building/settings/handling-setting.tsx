import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useState } from 'react';
import { HandlerReasons } from '#features/access/web/parts/handler-reasons.tsx';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { Blank } from '#platform/web/ui/sentence/blank.tsx';
import sentences from '#platform/web/ui/sentence/sentence.module.css';
import { useBuilder } from '../state/builder-context.ts';
import styles from './settings.module.css';
import { useRoleOptions } from './use-role-options.ts';
import type { SettingProps } from './window-setting.tsx';

const dueTerms = [1, 2, 3, 5, 10, 14, 28, 42, 56];

/** Who deals with what it brings in, and by when. */
export function HandlingSetting({ settings, set }: SettingProps) {
  const { t } = useTranslation();
  const roles = useRoleOptions();
  const { dueDays, handlerRoleIds } = settings;
  const due = [...new Set([...dueTerms, ...(dueDays === null ? [] : [dueDays])])].sort((one, other) => one - other);
  const { guid } = useBuilder();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {roles.length === 0 ? (
        <p className={styles.muted}>{t('forms.build.settings.noHandlerRoles')}</p>
      ) : (
        <CheckboxGroup
          label={t('forms.build.settings.handlers')}
          help={t('forms.build.settings.handlersHelp')}
          options={roles}
          value={handlerRoleIds}
          onChange={(ids) => set({ handlerRoleIds: ids })}
        />
      )}
      <div className={sentences.sentence}>
        {t('forms.build.settings.due')}{' '}
        <Blank
          label={t('forms.build.settings.dueLabel')}
          options={[
            { id: 'none', label: t('forms.build.settings.noDue') },
            ...due.map((count) => ({ id: String(count), label: t('forms.build.settings.within', { count }) })),
          ]}
          value={dueDays === null ? 'none' : String(dueDays)}
          onChange={(id) => set({ dueDays: id === 'none' ? null : Number(id) })}
        />
        .
      </div>
      <Button variant="quiet" icon={CircleQuestionMark} onPress={() => setAsking(true)}>
        {t('access.handlers.open')}
      </Button>
      {isAsking && <HandlerReasons formGuid={guid} onClose={() => setAsking(false)} />}
    </>
  );
}
