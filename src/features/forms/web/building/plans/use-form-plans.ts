import { useState } from 'react';
import { useCall } from '#platform/web/api/call-context.ts';
import { useForgetAnswers } from '#platform/web/api/forget-answers.ts';
import { refusalText } from '#platform/web/forms/refusal-text.ts';
import { useDates } from '#platform/web/i18n/use-dates.ts';
import { useTranslation } from '#platform/web/i18n/use-translation.ts';
import { useNotifications } from '#platform/web/notifications/notifications-context.ts';
import { dismissFormPlanFailure, planForm } from '../../../contract/forms.endpoints.ts';
import type { FormPlan, FormPlanState } from '../../../contract/plans/form-plan.ts';

export type FormPlans = ReturnType<typeof useFormPlans>;

/** When the draft becomes a version, and what came of that. */
export function useFormPlans(guid: string, start: FormPlanState) {
  const { t } = useTranslation();
  const dates = useDates();
  const call = useCall();
  const forget = useForgetAnswers();
  const notifications = useNotifications();
  const [state, setState] = useState<FormPlanState>({ plan: start.plan, failedPlan: start.failedPlan });

  async function put(publishOn: string | null, note: string): Promise<void> {
    setState(await call(planForm, { params: { guid }, body: { publishOn, note } }));
    await forget({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/forms') });
  }

  async function tried(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      notifications.create({ type: 'negative', message: refusalText(error, t) });
    }
  }

  return {
    ...state,
    /** Refused by throwing: who asked says so beside what was filled in. */
    async make(publishOn: string, note: string): Promise<void> {
      await put(publishOn, note);
      notifications.create({
        type: 'positive',
        message: t('forms.build.plan.made', { moment: dates.dateTime(publishOn) }),
      });
    },
    takeBack: ({ publishOn, note }: FormPlan): Promise<void> =>
      tried(async () => {
        await put(null, '');
        notifications.create({
          type: 'positive',
          message: t('forms.build.plan.takenBack'),
          actions: [{ label: t('forms.build.undoIt'), onPress: () => void tried(() => put(publishOn, note)) }],
        });
      }),
    dismiss: (): Promise<void> =>
      tried(async () => {
        setState(await call(dismissFormPlanFailure, { params: { guid } }));
        notifications.create({ type: 'positive', message: t('forms.failedPlan.dismissed') });
      }),
    /** It was published by hand: nothing is planned any more. */
    forget: (): void => setState({ plan: null, failedPlan: null }),
  };
}
