import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { formAudit } from '../contract/forms.audit.ts';
import { formsTag, formTag } from '../contract/forms.tags.ts';
import type { FormPlansService } from './plans/form-plans.service.ts';
import type { FormTrashService } from './trashed-forms.service.ts';

export const formsJobs: FeatureJobs<{ formTrash: FormTrashService; formPlans: FormPlansService }> = (
  jobs,
  servicesOf,
) => {
  /** The hour stands with the form itself, as that of a page does. */
  jobs.defineRecurring({
    name: 'publish-planned-forms',
    audits: [formAudit.published, formAudit.planFailed],
    touches: [formTag, formsTag],
    cron: '* * * * *',
    run: (platform) => servicesOf(platform).formPlans.carryOutDue(),
  });
  jobs.defineRecurring({
    name: 'empty-form-trash',
    audits: { nothing: 'who threw them away is written down' },
    touches: [],
    cron: '55 3 * * *',
    run: (platform) => servicesOf(platform).formTrash.emptyTrash(),
  });
};
