import type { SettingsService } from '#features/settings/server/settings.service.ts';
import { type AccountType, systemViewer } from '#platform/contract/rights/viewer.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import { noApproval } from '../../contract/page-approval.ts';
import type { PageReview } from '../../contract/page-review.ts';

type Headers = Record<string, string>;
interface Answer {
  json<T>(): T;
}

/** What is used here of an application for tests. */
interface Site {
  platform: Platform;
  services: { settings: Pick<SettingsService, 'save'> };
  signInAs(accountType: AccountType, overrides?: { roleIds?: string[] }): Promise<Headers>;
}

export interface ReviewDesk<Test extends Site> {
  test: Test;
  admin: Headers;
  /** Two who may say yes. */
  manager: Headers;
  second: Headers;
  /** Who asks, and may edit by this role. */
  editor: Headers;
  roleId: string;
  /** A moment so many minutes after the beginning. */
  minutes(count: number): Date;
  /** From now on it is so many minutes after the beginning. */
  passTo(count: number): void;
  /** What has to be approved. */
  need(approval: Partial<typeof noApproval>): Promise<void>;
  /** Kind and receiver of each mail with this title in its subject. */
  mailsAbout(title: string): Promise<[kind: string, to: string][]>;
}

/** A site on which everything needs approval, and the people who work at that. */
export async function openReviewDesk<Test extends Site>(
  open: (options: { clock: Clock }) => Promise<Test>,
): Promise<ReviewDesk<Test>> {
  const start = new Date();
  let now = start;
  const test = await open({ clock: { now: () => now } });
  const role = test.platform.db.insertInto('role').values({ name: 'Redactie' }).returning('id');
  const roleId = (await role.executeTakeFirstOrThrow()).id;
  const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
  const desk: ReviewDesk<Test> = {
    test,
    roleId,
    admin: await test.signInAs('Admin'),
    manager: await test.signInAs('ContentManager'),
    second: await test.signInAs('ContentManager'),
    editor: await test.signInAs('Standard', { roleIds: [roleId] }),
    minutes,
    passTo(count) {
      now = minutes(count);
    },
    need: async (approval) =>
      void (await test.services.settings.save(systemViewer('test'), 'pageApproval', { ...noApproval, ...approval })),
    async mailsAbout(title) {
      const mails = await findMails(test.platform, { about: title });
      return mails.map(({ kind, to }) => [kind, to.replace(/@.*/, '')]);
    },
  };
  await desk.need({ scope: 'everywhere' });
  return desk;
}

/** How it stands in Dutch. */
export function dutchOf(answer: Answer) {
  const { isNeeded, languages } = answer.json<PageReview>();
  return { isNeeded, ...languages[0] };
}

export const codeOf = (answer: Answer): string | undefined => answer.json<{ code?: string }>().code;
