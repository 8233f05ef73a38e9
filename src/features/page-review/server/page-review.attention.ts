import { editHref, editHrefIn } from '#features/pages/contract/edit-path.ts';
import type { AttentionRow } from '#features/today/contract/attention.ts';
import { type FeatureAttention, ranks } from '#features/today/contract/feature-attention.ts';
import { defaultLanguage, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { languageList } from '#platform/contract/texts/language-list.ts';
import { reviewsTag } from '../contract/page-review.tags.ts';
import type { ReviewTask } from '../contract/page-review.ts';
import type { PageReviewService } from './page-review.service.ts';

/** Names the languages, unless it is about the default one alone, as all is where a site has no other. */
const titleIn = ({ title, languages }: ReviewTask, screen: Language): string =>
  languages.some((one) => one !== defaultLanguage) ? `${title} (${languageList(languages, screen)})` : title;

function rowOf(task: ReviewTask, isOwn: boolean, screen: Language): AttentionRow {
  const { kind, guid, languages, path, state, answered, isNew, publishAt } = task;
  const said = isOwn && state !== 'waiting' && answered !== null ? answered : task.asked;
  const how = isOwn ? `own-${state}` : isNew ? (kind === 'item' ? 'new-item' : 'new') : 'changed';
  const sentence = `review.list.rows.${how}`;
  const name = said?.by.name ?? '';
  const moments = {
    ...(said === null ? {} : { moment: said.at }),
    ...(publishAt === null ? {} : { planned: publishAt }),
  };
  const href = kind === 'item' && path === null ? null : editHrefIn(editHref(task), languages, screen);
  return {
    id: `review-${guid}-${state}-${languages.join('-')}`,
    title: titleIn(task, screen),
    about: {
      key: publishAt === null ? sentence : 'review.attention.planned',
      values: name === '' ? {} : { name },
      moments,
      words: {
        ...(name === '' ? { name: 'review.strip.someone' } : {}),
        ...(publishAt === null ? {} : { rest: sentence }),
      },
    },
    href,
    person: name === '' ? null : name,
    actions:
      href === null ? [] : [{ kind: 'link', label: 'review.list.look', isMain: !isOwn || state !== 'waiting', href }],
  };
}

export const pageReviewAttention: FeatureAttention<{ pageReview: PageReviewService }> = {
  tags: [reviewsTag],
  sources: [
    {
      section: 'toApprove',
      rank: ranks.waiting,
      access: 'content-manager',
      more: ({ language }) => withLanguagePrefix('/admin/approvals', language),
      async look({ pageReview }, asked) {
        const { toAnswer } = await pageReview.tasks(asked.viewer, asked.language);
        const rows = toAnswer.slice(0, asked.limit).map((task) => rowOf(task, false, asked.language));
        return { total: toAnswer.length, rows };
      },
    },
    {
      section: 'ownRequests',
      rank: ranks.waiting + 4,
      access: 'user',
      more: ({ viewer, language }) =>
        viewer.isContentManager ? withLanguagePrefix('/admin/approvals', language) : undefined,
      async look({ pageReview }, asked) {
        const { own } = await pageReview.tasks(asked.viewer, asked.language);
        return { total: own.length, rows: own.slice(0, asked.limit).map((task) => rowOf(task, true, asked.language)) };
      },
    },
  ],
};
