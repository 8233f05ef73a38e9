import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import { chosenLanguage } from '#features/profiles/contract/profile-properties.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, formatDateTime, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import { editPath } from '../../contract/edit-path.ts';
import type { PageDocument } from '../../contract/page.ts';
import type { FailureReason, PlannedAction } from '../../contract/plans/plan-failure.ts';
import en from '../../messages/en.mail.json' with { type: 'json' };
import nl from '../../messages/nl.mail.json' with { type: 'json' };

interface MailParts {
  platform: Platform;
  mail: Pick<MailService, 'queue'>;
  accounts: Pick<AccountsService, 'addressee' | 'viewerOf'>;
  menus: Pick<MenusService, 'pathOfPage'>;
}

export interface PlanThatFailed {
  pageId: string;
  document: PageDocument;
  action: PlannedAction;
  plannedFor: Date;
  reason: FailureReason;
  plannedBy: string;
  /** Whether they may still do something about it. */
  mayEdit(viewer: Viewer): boolean;
}

export type TellPlanner = ReturnType<typeof createPlannerMail>;

/** Who planned something that did not happen hears of it, unless the page is no longer theirs to edit. */
export const createPlannerMail =
  ({ platform, mail, accounts, menus }: MailParts) =>
  async (trx: PlatformTransaction, failed: PlanThatFailed): Promise<void> => {
    const { pageId, document, action, plannedFor, reason, plannedBy } = failed;
    const viewer = await accounts.viewerOf(plannedBy);
    const to = await accounts.addressee(trx, plannedBy);
    if (to === undefined || viewer === undefined || !failed.mayEdit(viewer)) return;
    const language = chosenLanguage(to.properties);
    const { timeZone } = await platform.locale();
    const path = await menus.pathOfPage(pageId, language);
    await mail.queue(trx, {
      kind: `plan-failed-${action}`,
      to: to.email,
      language,
      texts: mailTexts({ nl, en }, ({ planMail: { mails, reasons } }) => ({
        ...mails[action],
        paragraphs: [...mails[action].paragraphs, reasons[reason]],
      })),
      values: {
        title: pickLanguage(document.title, language, defaultLanguage)?.value ?? '',
        moment: formatDateTime(plannedFor, language, timeZone),
      },
      link: {
        path: path === undefined ? withLanguagePrefix('/admin/approvals', language) : editPath(path),
        askedAt: undefined,
      },
    });
  };
