import type { AttentionRow } from '#features/today/contract/attention.ts';
import { attentionCall } from '#features/today/contract/attention-call.ts';
import { type FeatureAttention, ranks } from '#features/today/contract/feature-attention.ts';
import { type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { dismissFormPlanFailure } from '../contract/forms.endpoints.ts';
import { formsTag } from '../contract/forms.tags.ts';
import type { FormPlansService } from './plans/form-plans.service.ts';

const builderHref = (guid: string, language: Language) => withLanguagePrefix(`/admin/forms/view/${guid}`, language);

type Failed = Awaited<ReturnType<FormPlansService['failedPlans']>>[number];

function failedRow({ guid, title, plannedFor, reason }: Failed, language: Language): AttentionRow {
  const href = builderHref(guid, language);
  return {
    id: `form-plan-${guid}`,
    title,
    about: { key: `forms.failedPlan.${reason}`, moments: { moment: plannedFor.toISOString() } },
    href,
    person: null,
    actions: [
      {
        kind: 'call',
        label: 'forms.failedPlan.dismiss',
        isMain: false,
        call: attentionCall(dismissFormPlanFailure, { params: { guid } }),
        said: { key: 'forms.failedPlan.dismissedOf', values: { title } },
      },
      { kind: 'link', label: 'forms.failedPlan.open', isMain: true, href },
    ],
  };
}

export const formsAttention: FeatureAttention<{ formPlans: FormPlansService }> = {
  tags: [formsTag],
  sources: [
    {
      section: 'failed',
      rank: ranks.wrong + 2,
      access: 'admin',
      isNow: true,
      async look({ formPlans }, { viewer, language, limit }) {
        const failed = await formPlans.failedPlans(viewer, language);
        return { total: failed.length, rows: failed.slice(0, limit).map((plan) => failedRow(plan, language)) };
      },
    },
  ],

  soon: async ({ formPlans }, { viewer, language, limit }) =>
    viewer.isAdmin
      ? (await formPlans.plannedForms(viewer, language, limit)).flatMap(({ guid, title, publishAt, by }) =>
          publishAt === null
            ? []
            : [
                {
                  id: `form-${guid}`,
                  title,
                  href: builderHref(guid, language),
                  action: 'publish' as const,
                  at: publishAt.toISOString(),
                  by,
                },
              ],
        )
      : [],
};
