import { useId, useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';
import { say } from '#platform/web/notifications/say.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { ButtonRow } from '#platform/web/ui/button/button-row.tsx';
import { Switch } from '#platform/web/ui/choice/switch.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { keepFocus } from '#platform/web/ui/keep-focus.ts';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { FormHook } from '../contract/form-hook.ts';
import { changeFormHook, removeFormHook } from '../contract/form-hooks.endpoints.ts';
import styles from './form-hooks.module.css';
import { HookBadge } from './hook-badge.tsx';
import { HookTrial, HookTrialAnswer, useHookTrial } from './hook-trial.tsx';
import { placeOf } from './place-of.ts';

interface HookRowProps {
  hook: FormHook;
  onChange: () => void;
  onLog: () => void;
  /** It was switched or removed. */
  onChanged: () => Promise<void>;
  /** Where the focus goes on when this row is gone. */
  focusAfter: () => HTMLElement | null;
}

/** One webhook: where to, what of, how it is doing, and what can be done with it. */
export function HookRow({ hook, onChange, onLog, onChanged, focusAfter }: HookRowProps) {
  const { t } = useTranslation();
  const call = useCall();
  const notifications = useNotifications();
  const titleId = useId();
  const trial = useHookTrial(hook.guid);
  const [isRemoving, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { guid, address, events, contents, isOn } = hook;
  const place = placeOf(address);

  async function turn(isToBeOn: boolean) {
    setRefusal(undefined);
    try {
      await call(changeFormHook, { params: { guid }, body: { address, events, contents, isOn: isToBeOn } });
      say(t(isToBeOn ? 'formHooks.turnedOn' : 'formHooks.turnedOff', { place }));
    } catch (error) {
      setRefusal(refusalText(error, t));
    }
    await onChanged();
  }

  async function remove() {
    await call(removeFormHook, { params: { guid } });
    notifications.create({ type: 'positive', message: t('formHooks.removed', { place }), group: 'form-hook' });
    await onChanged();
    keepFocus(focusAfter);
  }

  return (
    <li className={styles.hook} aria-labelledby={titleId}>
      <div className={styles.head}>
        <span id={titleId} className={styles.place}>
          {place}
        </span>
        <HookBadge hook={hook} />
      </div>
      <p className={styles.muted}>
        {t('formHooks.sends', {
          events: events.map((event) => t(`formHooks.events.${event}`)).join(', '),
          contents: t(`formHooks.contents.${contents}`),
        })}
      </p>
      <HowItGoes hook={hook} />
      <Switch isSelected={isOn} onChange={(isToBeOn) => void turn(isToBeOn)}>
        {t('formHooks.isOn', { place })}
      </Switch>
      <ButtonRow>
        <Button isCompact aria-label={t('formHooks.changeLabel', { place })} onPress={onChange}>
          {t('formHooks.change')}
        </Button>
        <Button isCompact aria-label={t('formHooks.logLabel', { place })} onPress={onLog}>
          {t('formHooks.log')}
        </Button>
        <HookTrial place={place} trial={trial} />
        <Button
          isCompact
          variant="quiet"
          aria-label={t('formHooks.removeLabel', { place })}
          onPress={() => setRemoving(true)}
        >
          {t('formHooks.remove')}
        </Button>
      </ButtonRow>
      {refusal && (
        <Notice tone="danger" isLive>
          {refusal}
        </Notice>
      )}
      <HookTrialAnswer trial={trial} />
      <ConfirmDialog
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        title={t('formHooks.removeTitle', { place })}
        confirmText={t('formHooks.remove')}
        isDanger
        onConfirm={remove}
      >
        {t('formHooks.removeText')}
      </ConfirmDialog>
    </li>
  );
}

function HowItGoes({ hook: { stopped, failingSince, isOn, waiting, givenUp, last } }: { hook: FormHook }) {
  const { t } = useTranslation();
  const dates = useDates();
  const counts = [
    ...(waiting > 0 ? [t('formHooks.waiting', { count: waiting })] : []),
    ...(givenUp > 0 ? [t('formHooks.givenUp', { count: givenUp })] : []),
  ];
  return (
    <>
      {stopped !== null && <Notice tone="danger">{t(`formHooks.stopped.${stopped}`)}</Notice>}
      {stopped === null && isOn && failingSince !== null && (
        <Notice tone="warning">{t('formHooks.failingSince', { date: dates.dateTime(failingSince) })}</Notice>
      )}
      <p className={styles.muted}>
        {last === null
          ? t('formHooks.nothingYet')
          : `${t('formHooks.last', {
              message: t(`formHooks.messages.${last.event}`),
              date: dates.dateTime(last.happenedOn),
              state: t(`formHooks.deliveryStates.${last.state}`),
            })}.`}
        {counts.length > 0 && ` ${counts.join(', ')}.`}
      </p>
    </>
  );
}
