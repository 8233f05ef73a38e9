import { sendMailJob } from '#features/mail/contract/send-mail-job.ts';
import { attentionCall } from '#features/today/contract/attention-call.ts';
import { type FeatureAttention, ranks } from '#features/today/contract/feature-attention.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { retryFailedJob } from '../contract/jobs.endpoints.ts';
import { failedJobsTag } from '../contract/jobs.tags.ts';
import type { JobsService } from './jobs.service.ts';

export const jobsAttention: FeatureAttention<{ jobs: JobsService }> = {
  tags: [failedJobsTag],
  sources: [
    {
      section: 'failed',
      rank: ranks.wrong,
      access: 'admin',
      isNow: true,
      async look({ jobs }, { viewer, language, limit }) {
        // A mail that failed says so itself, and there it is sent again.
        const failed = (await jobs.listFailed(viewer)).filter(({ name }) => name !== sendMailJob);
        const all = withLanguagePrefix('/admin/jobs', language);
        return {
          total: failed.length,
          rows: failed.slice(0, limit).map(({ id, name, failedAt, reason, canRetry }) => {
            const title = { key: `jobs.names.${name}`, otherwise: name };
            return {
              id: `job-${id}`,
              title,
              about: {
                key: reason === '' ? 'jobs.attention.aboutNothing' : 'jobs.attention.about',
                values: { reason },
                moments: { moment: failedAt },
              },
              href: all,
              person: null,
              actions: [
                { kind: 'link', label: 'jobs.attention.what', isMain: false, href: all },
                ...(canRetry
                  ? [
                      {
                        kind: 'call' as const,
                        label: 'jobs.attention.again',
                        isMain: true,
                        call: attentionCall(retryFailedJob, { params: { id } }),
                        said: { key: 'jobs.attention.said', words: { name: title.key } },
                      },
                    ]
                  : []),
              ],
            };
          }),
        };
      },
    },
  ],
};
