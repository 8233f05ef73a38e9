import type { MailService } from '#features/mail/server/mail.service.ts';
import { chosenLanguage } from '#features/profiles/contract/profile-properties.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { notAllowed } from '#platform/contract/calls/errors.ts';
import { isStaff } from '#platform/contract/rights/decide.ts';
import { systemViewer, type Viewer } from '#platform/contract/rights/viewer.ts';
import { withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireUserId } from '#platform/server/require-viewer.ts';
import { type HealthMailChoice, wantedOf } from '../../contract/health-mail.ts';
import type { HealthMailState } from '../../contract/installation.endpoints.ts';
import type { InstallationService } from '../installation.service.ts';
import { isFromHome, type PlatformActs } from '../installation-platforms.service.ts';
import type { InstallationSources } from '../installation-sources.ts';
import { healthMailTexts } from './health-mail-texts.ts';
import { healthToTell } from './health-to-tell.ts';

export interface HealthTellingParts {
  platform: Platform;
  clock: Clock;
  installation: Pick<
    InstallationSources,
    'toldHealth' | 'saveToldHealth' | 'healthMailChoices' | 'saveHealthMailChoice'
  >;
  platformActs: Pick<PlatformActs, 'isHome'>;
  accounts: Pick<AccountsService, 'staff'>;
  mail: Pick<MailService, 'queue' | 'hasServer'>;
}

export type HealthTellingService = ReturnType<typeof createHealthTelling>;

/** Those who run the installation hear when it needs them, also who does not look at its screen. */
export function createHealthTelling(
  { platform, clock, installation: sources, platformActs, accounts, mail }: HealthTellingParts,
  { health }: Pick<InstallationService, 'health'>,
) {
  const requireFromHome = (viewer: Viewer) => {
    if (!isStaff(viewer) || !isFromHome(viewer, platform, platformActs)) throw notAllowed();
  };

  async function stateOf(viewer: Viewer): Promise<HealthMailState> {
    const [staff, choices, hasServer] = await Promise.all([
      accounts.staff(platform.db),
      sources.healthMailChoices(),
      mail.hasServer(),
    ]);
    const choiceOf = (id: string): HealthMailChoice => choices.get(id) ?? 'everything';
    return {
      wants: choiceOf(requireUserId(viewer)),
      told: staff.filter(({ id }) => choiceOf(id) !== 'nothing').length,
      hasServer,
    };
  }

  return {
    /** What the viewer is mailed, and how many are mailed at all. */
    async choice(viewer: Viewer): Promise<HealthMailState> {
      requireFromHome(viewer);
      return stateOf(viewer);
    },

    async choose(viewer: Viewer, wants: HealthMailChoice): Promise<HealthMailState> {
      requireFromHome(viewer);
      const staff = await accounts.staff(platform.db);
      await sources.saveHealthMailChoice(
        requireUserId(viewer),
        wants,
        staff.map(({ id }) => id),
      );
      return stateOf(viewer);
    },

    /** For the clock, which asks every platform. */
    async tellDue(): Promise<void> {
      if (!platformActs.isHome(platform) || !(await mail.hasServer())) return;
      const known = await sources.toldHealth();
      const { tell, next } = healthToTell(known, await health(systemViewer('installation')), clock.now());
      if (tell.length > 0) {
        const choices = await sources.healthMailChoices();
        await platform.transaction(async (trx) => {
          for (const { id, email, properties } of await accounts.staff(trx)) {
            const lines = wantedOf(tell, choices.get(id) ?? 'everything');
            if (lines.length === 0) continue;
            const language = chosenLanguage(properties);
            const link = { path: withLanguagePrefix('/admin/installation', language), askedAt: undefined };
            await mail.queue(trx, { kind: 'health', to: email, language, texts: healthMailTexts(lines), link });
          }
        });
      }
      // After the mails: told twice does less harm than not at all.
      await sources.saveToldHealth(next);
    },
  };
}
