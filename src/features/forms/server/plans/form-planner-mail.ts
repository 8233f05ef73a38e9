import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import { chosenLanguage } from '#features/profiles/contract/profile-properties.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { defaultLanguage, formatDateTime, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { StoredText } from '#platform/contract/texts/localized.ts';
import { pickLanguage } from '#platform/contract/texts/pick-language.ts';
import type { Platform, PlatformTransaction } from '#platform/server/platform.ts';
import type { FormPlanFailure } from '../../contract/plans/plan-failure.ts';
import en from '../../messages/en.mail.json' with { type: 'json' };
import nl from '../../messages/nl.mail.json' with { type: 'json' };

interface MailParts {
  platform: Platform;
  mail: Pick<MailService, 'queue'>;
  accounts: Pick<AccountsService, 'addressee' | 'viewerOf'>;
}

interface PlanThatFailed {
  guid: string;
  title: StoredText;
  plannedFor: Date;
  plannedBy: string;
  reason: FormPlanFailure;
}

export type TellFormPlanner = ReturnType<typeof createFormPlannerMail>;

/** Who planned a version that did not come hears of it, unless forms are no longer theirs to make. */
export const createFormPlannerMail =
  ({ platform, mail, accounts }: MailParts) =>
  async (trx: PlatformTransaction, { guid, title, plannedFor, plannedBy, reason }: PlanThatFailed): Promise<void> => {
    const viewer = await accounts.viewerOf(plannedBy);
    const to = await accounts.addressee(trx, plannedBy);
    if (to === undefined || viewer === undefined || !viewer.isAdmin) return;
    const language = chosenLanguage(to.properties);
    const { timeZone } = await platform.locale();
    await mail.queue(trx, {
      kind: 'form-plan-failed',
      to: to.email,
      language,
      texts: mailTexts({ nl, en }, ({ formPlanMail: { reasons, ...texts } }) => ({
        ...texts,
        paragraphs: [...texts.paragraphs, reasons[reason]],
      })),
      values: {
        title: pickLanguage(title, language, defaultLanguage)?.value ?? '',
        moment: formatDateTime(plannedFor, language, timeZone),
      },
      link: { path: withLanguagePrefix(`/admin/forms/view/${guid}`, language), askedAt: undefined },
    });
  };
