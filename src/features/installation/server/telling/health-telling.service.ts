import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import { chosenLanguage } from '#features/profiles/contract/profile-properties.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { HealthLine } from '../../contract/installation.ts';
import en from '../../messages/en.mail.json' with { type: 'json' };
import nl from '../../messages/nl.mail.json' with { type: 'json' };
import type { InstallationService } from '../installation.service.ts';
import type { PlatformActs } from '../installation-platforms.service.ts';
import type { InstallationSources } from '../installation-sources.ts';
import { healthToTell } from './health-to-tell.ts';

export interface HealthTellingParts {
  platform: Platform;
  clock: Clock;
  installation: Pick<InstallationSources, 'toldHealth' | 'saveToldHealth'>;
  platformActs: Pick<PlatformActs, 'isHome'>;
  accounts: Pick<AccountsService, 'staff'>;
  mail: Pick<MailService, 'queue' | 'hasServer'>;
}

/** The parts, and how each is; what is wrong and what to do stands on the screen, in words that change with it. */
const textsOf = (lines: readonly HealthLine[]) =>
  mailTexts({ nl, en }, ({ healthMail: { parts, states, ...words } }) => ({
    subject: words.subject.replace('{{parts}}', lines.map(({ part }) => parts[part]).join(', ')),
    heading: words.heading,
    paragraphs: [words.intro],
    sections: [
      {
        heading: words.needed,
        lines: lines.map(({ part, state }) => ({
          words: parts[part],
          note: state === 'wrong' ? states.wrong : states.attention,
          path: null,
        })),
      },
    ],
    button: words.button,
    after: [words.why],
  }));

export type HealthTellingService = ReturnType<typeof createHealthTelling>;

/** Those who run the installation hear when it needs them, also who does not look at its screen. */
export function createHealthTelling(
  { platform, clock, installation: sources, platformActs, accounts, mail }: HealthTellingParts,
  { health }: Pick<InstallationService, 'health'>,
) {
  return {
    /** For the clock, which asks every platform. */
    async tellDue(): Promise<void> {
      if (!platformActs.isHome(platform) || !(await mail.hasServer())) return;
      const known = await sources.toldHealth();
      const { tell, next } = healthToTell(known, await health(systemViewer('installation')), clock.now());
      if (tell.length > 0) {
        await platform.transaction(async (trx) => {
          for (const { email, properties } of await accounts.staff(trx)) {
            const language = chosenLanguage(properties);
            const link = { path: withLanguagePrefix('/admin/installation', language), askedAt: undefined };
            await mail.queue(trx, { kind: 'health', to: email, language, texts: textsOf(tell), link });
          }
        });
      }
      // After the mails: told twice does less harm than not at all.
      await sources.saveToldHealth(next);
    },
  };
}
