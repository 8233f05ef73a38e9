import { accessibilityStatementTag } from '#features/accessibility-statement/contract/accessibility-statement.tags.ts';
import { type LongWorkService, longWorkJob } from '#features/tasks/server/long-work.service.ts';
import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { lookAtContentKind } from '../contract/look-at-content-work.ts';
import type { ContentFindingsService } from './content-findings.service.ts';

type Services = { contentFindings: ContentFindingsService; longWork: LongWorkService };

export const contentFindingsJobs: FeatureJobs<Services> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'look-at-content',
    audits: { nothing: 'only looks' },
    touches: [accessibilityStatementTag],
    cron: '15 4 * * *',
    run: (platform) => servicesOf(platform).contentFindings.look(),
  });
  jobs.define(
    longWorkJob(
      lookAtContentKind,
      { audits: { nothing: 'only looks' }, touches: [accessibilityStatementTag] },
      (platform) => {
        const { longWork, contentFindings } = servicesOf(platform);
        return { longWork, work: contentFindings.lookAsked };
      },
    ),
  );
};
