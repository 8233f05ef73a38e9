import { useRef, useState } from 'react';
import { momentOf, wallClock } from '#platform/contract/time/local-moment.ts';
import { isOver } from '#platform/contract/time/planned-moment.ts';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { useServerClock } from '#platform/web/content/use-server-now.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';
import { Button } from '#platform/web/ui/button/button.tsx';
import { Dialog, DialogTrigger } from '#platform/web/ui/dialog/dialog.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { Notice } from '#platform/web/ui/notice/notice.tsx';
import type { FormVersionInfo } from '../../../contract/form.ts';
import { type FormCheck, isBlocking } from '../../../contract/form-checks.ts';
import { publishForm } from '../../../contract/forms.endpoints.ts';
import { MomentField, type PublishWhen } from '../plans/moment-field.tsx';
import type { FormPlans } from '../plans/use-form-plans.ts';
import { ChecksTab } from '../side/checks-tab.tsx';
import { useBuilder, useSession } from '../state/builder-context.ts';
import { VersionChanges } from './version-changes.tsx';

interface PublishButtonProps {
  checks: readonly FormCheck[];
  latest: FormVersionInfo | undefined;
  plans: FormPlans;
  onPublished(version: FormVersionInfo): void;
}

/** What is new, what stands in the way, and then a version that nothing changes any more. */
export function PublishButton(props: PublishButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const hasChanges = useSession((state) => state.hasChanges);
  const { latest } = props;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button variant="on-brand" isCompact>
        {t('forms.build.publish')}
      </Button>
      {latest !== undefined && !hasChanges ? <NothingNew version={latest.version} /> : <PublishDialog {...props} />}
    </DialogTrigger>
  );
}

/** A version that is the same as the one before would only be in the way of who compares them. */
function NothingNew({ version }: { version: number }) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('forms.build.nothingNew.title')}
      footer={(close) => (
        <Button variant="primary" onPress={close}>
          {t('forms.build.nothingNew.close')}
        </Button>
      )}
    >
      <p>{t('forms.build.nothingNew.text', { version })}</p>
    </Dialog>
  );
}

function PublishDialog({ checks, latest, plans, onPublished }: PublishButtonProps) {
  const { t } = useTranslation();
  const call = useCall();
  const forget = useForgetAnswers();
  const notifications = useNotifications();
  const { guid, session } = useBuilder();
  const { timeZone } = useDates();
  const now = useServerClock();
  const { plan } = plans;
  const [note, setNote] = useState(plan?.note ?? '');
  const [when, setWhen] = useState<PublishWhen>(plan === null ? 'now' : 'later');
  const [moment, setMoment] = useState(() => (plan === null ? null : wallClock(plan.publishOn, timeZone)));
  /** The minute that was chosen may go by between drawing and pressing. */
  const [askedAt, setAskedAt] = useState<Date>();
  const momentPlace = useRef<HTMLDivElement>(null);
  const publishOn = moment === null ? undefined : momentOf(moment, timeZone);
  const momentFault = askedAt && faultOf(publishOn, askedAt);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const version = (latest?.version ?? 0) + 1;
  const isBlocked = checks.some(isBlocking);

  async function publish(close: () => void): Promise<void> {
    const asked = now();
    setAskedAt(asked);
    if (when === 'later' && faultOf(publishOn, asked) !== undefined) {
      momentPlace.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
      return;
    }
    setPending(true);
    setRefusal(undefined);
    try {
      // What was typed a moment ago is published too, or nothing is.
      if (!(await session.flush())) {
        setRefusal(t('forms.build.notSavedYet'));
        return;
      }
      if (when === 'later' && publishOn !== undefined) {
        await plans.make(publishOn, note);
        close();
        return;
      }
      const { sequence } = session.getState();
      const made = await call(publishForm, { params: { guid }, body: { sequence, note } });
      session.published();
      onPublished(made);
      await forget({ predicate: ({ queryKey }) => String(queryKey[0]) === '/api/forms' });
      notifications.create({ type: 'positive', message: t('forms.build.published', { version: made.version }) });
      close();
    } catch (error) {
      setRefusal(refusalText(error, t));
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      title={t('forms.build.publishTitle', { version })}
      footer={(close) => (
        <>
          {!isBlocked && (
            <Button
              variant="primary"
              isPending={isPending}
              pendingText={t('ui.busy')}
              onPress={() => void publish(close)}
            >
              {t(when === 'later' ? 'forms.build.plan.make' : 'forms.build.publishVersion', { version })}
            </Button>
          )}
          <Button variant="quiet" onPress={close}>
            {t('forms.build.notYet')}
          </Button>
        </>
      )}
    >
      {(close) => (
        <>
          <p>
            {latest === undefined ? (
              t('forms.build.firstVersion', { version })
            ) : (
              <strong>{t('forms.build.counts.makes', { version })}</strong>
            )}
          </p>
          {isBlocked && (
            <Notice tone="warning" title={t('forms.build.blocked')}>
              {t('forms.build.blockedText')}
            </Notice>
          )}
          {checks.length > 0 && <ChecksTab checks={checks} onGo={close} />}
          {latest !== undefined && <VersionChanges version={latest.version} />}
          {!isBlocked && (
            <div ref={momentPlace}>
              <MomentField
                when={when}
                onWhen={setWhen}
                moment={moment}
                onMoment={setMoment}
                error={momentFault !== undefined ? t(`forms.build.plan.faults.${momentFault}`) : undefined}
              />
            </div>
          )}
          {!isBlocked && (
            <TextField
              label={t('forms.build.note')}
              help={t('forms.build.noteHelp')}
              value={note}
              maxLength={500}
              onChange={setNote}
            />
          )}
          {refusal !== undefined && (
            <Notice tone="danger" isLive>
              {refusal}
            </Notice>
          )}
        </>
      )}
    </Dialog>
  );
}

function faultOf(moment: string | undefined, now: Date): 'nothing' | 'past' | undefined {
  if (moment === undefined) return 'nothing';
  return isOver(new Date(moment), now) ? 'past' : undefined;
}
