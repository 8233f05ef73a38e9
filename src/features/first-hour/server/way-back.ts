import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import { defaultLanguage, type Language, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import { firstHourPath } from '../contract/first-hour-path.ts';
import { isWayBackDue } from '../contract/way-back.ts';
import en from '../messages/en.mail.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };
import { lockFirstHour, updateFirstHour } from './first-hour.repository.ts';
import type { FirstHourParts } from './first-hour-parts.ts';

const texts = mailTexts({ nl, en }, ({ firstHour }) => firstHour.wayBack);

/** Who stops half-way gets a mail that leads to the same step. The bar on every page is no help to who is not there. */
export const createWayBack =
  ({ platform, clock, settings, accounts, mail }: FirstHourParts) =>
  (): Promise<void> =>
    platform.transaction(async (trx) => {
      const row = await lockFirstHour(trx);
      const { siteIsOpen, languages } = await settings.all();
      if (row === undefined || !isWayBackDue({ ...row, isOpen: siteIsOpen }, clock.now())) return;
      const { progress, answeredBy, answeredOrigin, answeredLanguage } = row;
      // Also where there is nobody to write to any more: looked at once is enough.
      await updateFirstHour(trx, { remindedAt: clock.now() });
      const to = answeredBy === null ? undefined : await accounts.addressee(trx, answeredBy);
      if (to === undefined || progress === 'done') return;
      const language: Language = languages.find((one) => one === answeredLanguage) ?? defaultLanguage;
      await mail.queue(trx, {
        kind: 'way-back',
        to: to.email,
        language,
        texts,
        values: { name: to.name },
        link: {
          path: withLanguagePrefix(firstHourPath(progress), language),
          askedAt: answeredOrigin ?? undefined,
        },
      });
    });
