import { menuTag } from '#features/menus/contract/menus.tags.ts';
import { outsideLinksTag } from '#features/outside-links/contract/outside-links.tags.ts';
import type { AttentionRow } from '#features/today/contract/attention.ts';
import { attentionCall } from '#features/today/contract/attention-call.ts';
import { type AttentionAsked, type FeatureAttention, ranks } from '#features/today/contract/feature-attention.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { deadLinkRow } from '../contract/checks/dead-link-row.ts';
import { editHref, editHrefAt } from '../contract/edit-path.ts';
import { howLate, yearLater } from '../contract/overview/how-late.ts';
import { planPageReview } from '../contract/overview/page-overview.endpoints.ts';
import { pagesTag, pageUpkeepTag } from '../contract/pages.tags.ts';
import { dismissFailedPlan, publishPage, unpublishPage } from '../contract/pages-writing.endpoints.ts';
import type { FailedPlanOfPage } from '../contract/plans/failed-plan.ts';
import type { DeadLinkOnPages } from './attention/dead-links.ts';
import type { DuePage } from './attention/page-attention.ts';
import type { PagesService } from './pages.service.ts';

const linkTo = (href: string, label: string, isMain: boolean) => ({ kind: 'link' as const, label, isMain, href });

function failedRow(plan: FailedPlanOfPage): AttentionRow {
  const { guid, title, action, reason, plannedFor } = plan;
  const href = editHref(plan);
  return {
    id: `plan-${guid}`,
    title,
    about: { key: `pages.failedPlan.${action}.${reason}`, moments: { moment: plannedFor } },
    href,
    person: null,
    actions: [
      {
        kind: 'call',
        label: 'pages.failedPlan.dismiss',
        isMain: false,
        call: attentionCall(dismissFailedPlan, { params: { id: guid } }),
        said: { key: 'pages.attention.dismissed', values: { title } },
      },
      linkTo(href, 'pages.attention.edit', false),
      {
        kind: 'call',
        label: 'pages.attention.again',
        isMain: true,
        // At once and with the rights of who presses: the hour that it was planned for has gone.
        call:
          action === 'publish'
            ? attentionCall(publishPage, { params: { id: guid }, body: {} })
            : attentionCall(unpublishPage, { params: { id: guid } }),
        said: { key: `pages.attention.done.${action}`, values: { title } },
      },
    ],
  };
}

function deadRow({ target, reason, pages, block, count }: DeadLinkOnPages): AttentionRow {
  const places = pages.map((page, at) => ({ title: page.title, href: editHrefAt(page, at === 0 ? block : null) }));
  return deadLinkRow({ id: `link-${target}`, target, reason, places, count });
}

function dueRow(page: DuePage, asked: AttentionAsked): AttentionRow {
  const { guid, title, reviewOn, owner } = page;
  const href = editHref(page);
  const late = howLate(reviewOn, asked.today);
  const next = yearLater(asked.today);
  const isOwn = !asked.viewer.isAdmin;
  const plan = (day: string) => attentionCall(planPageReview, { params: { id: guid }, body: { reviewOn: day } });
  const right = {
    kind: 'call' as const,
    label: 'pages.attention.right',
    isMain: !isOwn,
    call: plan(next),
    undo: { call: plan(reviewOn), entity: 'page' as const },
    said: { key: 'pages.attention.reviewed', values: { title }, days: { day: next } },
  };
  return {
    id: `review-of-${guid}`,
    title,
    about: {
      key: `pages.attention.${late === undefined ? 'due' : 'late'}${isOwn ? 'Own' : owner === null ? '' : 'Of'}`,
      values: { ...(owner === null ? {} : { owner }), ...(late === undefined ? {} : { count: late.count }) },
      ...(late === undefined ? {} : { words: { late: `pages.overview.late.${late.unit}` } }),
      days: { day: reviewOn },
    },
    href,
    person: null,
    // Whose page it is looks at what it says; who runs the platform sees who has looked.
    actions: isOwn
      ? [right, linkTo(href, 'pages.attention.edit', true)]
      : [linkTo(href, 'pages.attention.edit', false), right],
  };
}

export const pagesAttention: FeatureAttention<{ pages: PagesService }> = {
  tags: [pageUpkeepTag, pagesTag, menuTag, outsideLinksTag],
  sources: [
    {
      section: 'failed',
      rank: ranks.wrong + 1,
      access: 'user',
      isNow: true,
      async look({ pages }, asked) {
        const failed = await pages.failedPlans(asked.viewer, asked.language);
        return { total: failed.length, rows: failed.slice(0, asked.limit).map((plan) => failedRow(plan)) };
      },
    },
    {
      section: 'deadLinks',
      rank: ranks.upkeep + 1,
      access: 'user',
      async look({ pages }, asked) {
        const { total, links } = await pages.deadLinks(asked.viewer, asked);
        return { total, rows: links.map((link) => deadRow(link)) };
      },
    },
    {
      section: 'toReview',
      rank: ranks.upkeep + 2,
      access: 'user',
      more: ({ viewer, language }) =>
        viewer.isAdmin ? withLanguagePrefix('/admin/pages?view=table&review=due', language) : undefined,
      async look({ pages }, asked) {
        const { total, pages: due } = await pages.pagesToReview(asked.viewer, asked);
        return { total, rows: due.map((page) => dueRow(page, asked)) };
      },
    },
  ],

  recent: async ({ pages }, asked) =>
    (await pages.recentPages(asked.viewer, asked)).map(({ guid, path, title, changedAt, hasChanges }) => ({
      guid,
      kind: 'page',
      title,
      href: editHref({ guid, path }),
      changedAt: changedAt.toISOString(),
      hasChanges,
    })),

  soon: async ({ pages }, asked) =>
    (await pages.plannedPages(asked.viewer, asked)).map(({ guid, path, title, action, at, by }) => ({
      id: `${guid}-${action}`,
      title,
      href: editHref({ guid, path }),
      action,
      at: at.toISOString(),
      by,
    })),

  ownPages: ({ pages }, { viewer }) => pages.ownedPages(viewer),
};
