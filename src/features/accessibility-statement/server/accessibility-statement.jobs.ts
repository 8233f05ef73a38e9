import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import { accessibilityStatementTag } from '../contract/accessibility-statement.tags.ts';
import type { AccessibilityStatementService } from './accessibility-statement.service.ts';

type Services = { accessibilityStatement: Pick<AccessibilityStatementService, 'forgetYesterday'> };

export const accessibilityStatementJobs: FeatureJobs<Services> = (jobs, servicesOf) => {
  jobs.defineRecurring({
    name: 'date-accessibility-statement',
    audits: { nothing: 'the statement stays as it is; only the day is another' },
    touches: [accessibilityStatementTag],
    cron: '30 3 * * *',
    run: (platform) => servicesOf(platform).accessibilityStatement.forgetYesterday(),
  });
};
