import { attentionCall } from '#features/today/contract/attention-call.ts';
import { type FeatureAttention, ranks } from '#features/today/contract/feature-attention.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { sendMailAgain } from '../contract/mail.endpoints.ts';
import { failedMailTag } from '../contract/mail.tags.ts';
import type { MailService } from './mail.service.ts';

export const mailAttention: FeatureAttention<{ mail: MailService }> = {
  tags: [failedMailTag],
  sources: [
    {
      section: 'failed',
      // Before the mails that failed: what is said here is why more of them will.
      rank: ranks.wrong + 1,
      access: 'admin',
      isNow: true,
      async look({ mail }, { viewer, language }) {
        const held = await mail.held(viewer);
        if (held === undefined) return { total: 0, rows: [] };
        const waiting = withLanguagePrefix('/admin/outbox?state=Waiting', language);
        return {
          total: 1,
          rows: [
            {
              id: 'mail-held',
              title: { key: 'mail.attention.held', values: { count: held.number } },
              about: {
                key: 'mail.attention.heldAbout',
                values: { reason: held.reason },
                moments: { since: held.since.toISOString() },
              },
              href: waiting,
              person: null,
              actions: [{ kind: 'link', label: 'mail.attention.waiting', isMain: true, href: waiting }],
            },
          ],
        };
      },
    },
    {
      section: 'failed',
      rank: ranks.wrong + 2,
      access: 'admin',
      isNow: true,
      async look({ mail }, { viewer, language, limit }) {
        const { mails, total } = await mail.list(viewer, {
          search: '',
          state: 'Failed',
          pageNumber: 1,
          itemCount: limit,
        });
        const all = withLanguagePrefix('/admin/outbox?state=Failed', language);
        return {
          total,
          rows: mails.map(({ id, subject, to, lastError }) => ({
            id: `mail-${id}`,
            title: { key: 'mail.attention.title', values: { subject } },
            about: { key: 'mail.attention.about', values: { to, reason: lastError } },
            href: all,
            person: null,
            actions: [
              { kind: 'link', label: 'mail.attention.what', isMain: false, href: all },
              {
                kind: 'call',
                label: 'mail.attention.again',
                isMain: true,
                call: attentionCall(sendMailAgain, { params: { id } }),
                said: { key: 'mail.attention.said', values: { subject } },
              },
            ],
          })),
        };
      },
    },
  ],
};
