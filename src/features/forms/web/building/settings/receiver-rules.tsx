import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { IconButton } from '#platform/web/ui/button/icon-button.tsx';
import { withKeys } from '#platform/web/with-keys.ts';
import type { ReceiverRule } from '../../../contract/form.ts';
import { focusSoon } from '../state/field-elements.ts';
import { RuleSentence } from './rule-sentence.tsx';
import styles from './settings.module.css';
import type { SettingProps } from './window-setting.tsx';

const mostRules = 20;
const everyone: ReceiverRule = { condition: null, emails: [], roleIds: [], when: 'at-once', assigneeGuid: null };

/** Who is told: the first rule that fits, each a sentence. */
export function ReceiverRules({ settings, set }: SettingProps) {
  const { t } = useTranslation();
  const notifications = useNotifications();
  const id = useId();
  const { receivers } = settings;
  const put = (next: ReceiverRule[]) => set({ receivers: next });
  const buttonOf = (index: number, tool: 'up' | 'down') => `${id}-${index}-${tool}`;

  /** The focus goes along with the rule, on the button that is still there at its new place. */
  function move(from: number, to: number): void {
    const rule = receivers[from];
    if (rule === undefined) return;
    put(receivers.toSpliced(from, 1).toSpliced(to, 0, rule));
    say(t('forms.build.settings.ruleMoved', { number: to + 1, count: receivers.length }));
    const [first, second] = to < from ? (['up', 'down'] as const) : (['down', 'up'] as const);
    focusSoon(buttonOf(to, first), buttonOf(to, second));
  }

  function remove(index: number): void {
    const before = receivers;
    put(receivers.toSpliced(index, 1));
    notifications.create({
      type: 'positive',
      message: t('forms.build.settings.ruleRemoved', { number: index + 1 }),
      group: 'form-rule',
      actions: [{ label: t('forms.build.undoIt'), onPress: () => put(before) }],
    });
    focusSoon(id);
  }

  return (
    <>
      <ol className={styles.rules}>
        {withKeys(receivers).map(({ key, item }) => (
          <li key={key}>
            <span className={styles.number}>{key + 1}</span>
            <RuleSentence
              rule={item}
              isFirst={key === 0}
              isKept={settings.onSubmit.includes('Save')}
              onChange={(rule) => put(receivers.with(key, rule))}
            />
            <span className={styles.ruleTools}>
              {key > 0 && (
                <IconButton
                  id={buttonOf(key, 'up')}
                  icon={ArrowUp}
                  isCompact
                  label={t('forms.build.settings.ruleUp', { number: key + 1 })}
                  onPress={() => move(key, key - 1)}
                />
              )}
              {key < receivers.length - 1 && (
                <IconButton
                  id={buttonOf(key, 'down')}
                  icon={ArrowDown}
                  isCompact
                  label={t('forms.build.settings.ruleDown', { number: key + 1 })}
                  onPress={() => move(key, key + 1)}
                />
              )}
              <IconButton
                icon={Trash2}
                isCompact
                label={t('forms.build.settings.ruleRemove', { number: key + 1 })}
                onPress={() => remove(key)}
              />
            </span>
          </li>
        ))}
      </ol>
      {receivers.length === 0 && <p className={styles.muted}>{t('forms.build.settings.noRules')}</p>}
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
