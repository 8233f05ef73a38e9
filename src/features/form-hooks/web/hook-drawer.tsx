import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { refusalErrors } from '#platform/web/forms/refusal-errors.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { CheckboxGroup } from '#platform/web/ui/choice/checkbox-group.tsx';
import { RadioGroup } from '#platform/web/ui/choice/radio-group.tsx';
import { ConfirmDialog } from '#platform/web/ui/dialog/confirm-dialog.tsx';
import { FormDrawer } from '#platform/web/ui/drawer/form-drawer.tsx';
import { useFocusBack } from '#platform/web/ui/drawer/use-focus-back.ts';
import type { FormError } from '#platform/web/ui/error-summary/form-error-summary.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { FormHook } from '../contract/form-hook.ts';
import { changeFormHook, makeFormHook, renewHookSecret } from '../contract/form-hooks.endpoints.ts';
import { type HookContents, hookContents } from '../contract/hook-contents.ts';
import { type HookEvent, hookEvents } from '../contract/hook-events.ts';
import styles from './form-hooks.module.css';

interface HookDrawerProps {
  formGuid: string;
  /** The one that is changed; a new one without. */
  hook: FormHook | undefined;
  usualContents: HookContents;
  isKept: boolean;
  /** It has a secret that is shown now and never again. */
  onSecret: (secret: string) => void;
  onSaved: () => Promise<void>;
  onClose: () => void;
}

const formId = 'form-hook';
const addressId = 'form-hook-address';
const eventsId = 'form-hook-events';

export function HookDrawer({ formGuid, hook, usualContents, isKept, onSecret, onSaved, onClose }: HookDrawerProps) {
  useFocusBack();
  const { t } = useTranslation();
  const call = useCall();
  const notifications = useNotifications();
  const [address, setAddress] = useState(hook?.address ?? '');
  const [events, setEvents] = useState<HookEvent[]>(hook?.events ?? ['received']);
  const [contents, setContents] = useState<HookContents>(hook?.contents ?? usualContents);
  const [errors, setErrors] = useState<FormError[]>([]);
  const errorAt = (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message;
  const isDirty = hook === undefined ? address !== '' : address !== hook.address || contents !== hook.contents;

  async function send() {
    const body = { address: address.trim(), events, contents, isOn: hook?.isOn ?? true };
    if (hook === undefined) {
      const { secret } = await call(makeFormHook, { params: { guid: formGuid }, body });
      onSecret(secret);
    } else {
      await call(changeFormHook, { params: { guid: hook.guid }, body });
      notifications.create({ type: 'positive', message: t('formHooks.form.saved'), group: 'form-hook' });
    }
  }

  async function save() {
    const wrong: FormError[] = [
      ...(address.trim() === '' ? [{ fieldId: addressId, message: t('formHooks.problems.addressMissing') }] : []),
      ...(events.length === 0 ? [{ fieldId: eventsId, message: t('formHooks.problems.noEvents') }] : []),
    ];
    setErrors(wrong);
    if (wrong.length > 0) return;
    try {
      await send();
      await onSaved();
      onClose();
    } catch (error) {
      setErrors(
        refusalErrors(error, t, ({ path, code }) =>
          path === 'body.address'
            ? {
                fieldId: addressId,
                message: t(`formHooks.problems.${code}`, { defaultValue: t('formHooks.problems.refused') }),
              }
            : undefined,
        ),
      );
    }
  }

  return (
    <FormDrawer
      title={t(hook === undefined ? 'formHooks.form.addTitle' : 'formHooks.form.changeTitle')}
      formId={formId}
      saveText={t(hook === undefined ? 'formHooks.form.make' : 'formHooks.form.save')}
      errors={errors}
      isDirty={isDirty}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        id={addressId}
        type="url"
        dir="ltr"
        label={t('formHooks.form.address')}
        help={t('formHooks.form.addressHelp')}
        isRequired
        maxLength={2000}
        autoComplete="off"
        spellCheck="false"
        value={address}
        onChange={setAddress}
        error={errorAt(addressId)}
      />
      <CheckboxGroup
        id={eventsId}
        label={t('formHooks.form.events')}
        isRequired
        options={hookEvents.map((id) => ({
          id,
          label: t(`formHooks.events.${id}`),
          ...(id === 'received' || id === 'deleted' ? { description: t(`formHooks.eventHelp.${id}`) } : {}),
        }))}
        value={events}
        onChange={setEvents}
        error={errorAt(eventsId)}
      />
      <RadioGroup
        label={t('formHooks.form.contents')}
        options={hookContents.map((id) => ({
          id,
          label: t(`formHooks.contents.${id}`),
          description: t(`formHooks.contentsHelp.${id}`),
        }))}
        value={contents}
        onChange={setContents}
      />
      {!isKept && contents !== 'nothing' && (
        <Notice tone="warning" isLive>
          {t('formHooks.form.notKept')}
        </Notice>
      )}
      {hook !== undefined && <HookKey hook={hook} onSecret={onSecret} onSaved={onSaved} onClose={onClose} />}
    </FormDrawer>
  );
}

type HookKeyProps = Pick<HookDrawerProps, 'onSecret' | 'onSaved' | 'onClose'> & { hook: FormHook };

/** Which secret it has, and another one. */
function HookKey({ hook, onSecret, onSaved, onClose }: HookKeyProps) {
  const { t } = useTranslation();
  const call = useCall();
  const dates = useDates();
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-label={t('formHooks.form.secret')}>
      <p className={styles.muted}>
        {t('formHooks.form.secretEnds', { hint: `\u2066…${hook.secretHint}\u2069` })}{' '}
        {hook.oldSecretUntil !== null && t('formHooks.form.oldSecret', { date: dates.dateTime(hook.oldSecretUntil) })}
      </p>
      <Button isCompact onPress={() => setAsking(true)}>
        {t('formHooks.form.renew')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('formHooks.form.renewTitle')}
        confirmText={t('formHooks.form.renew')}
        onConfirm={async () => {
          const { secret } = await call(renewHookSecret, { params: { guid: hook.guid } });
          onClose();
          onSecret(secret);
          await onSaved();
        }}
      >
        {t('formHooks.form.renewText')}
      </ConfirmDialog>
    </section>
  );
}
