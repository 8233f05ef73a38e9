import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import type { MailService } from '#features/mail/server/mail.service.ts';
import type { TranslationService } from '#features/translation/server/translation.service.ts';
import type { AccountsService } from '#features/users/server/accounts.service.ts';
import { notFound } from '#platform/contract/calls/errors.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import type { Language } from '#platform/contract/texts/language.ts';
import type { Platform } from '#platform/server/platform.ts';
import { requireAdmin, requireUserId } from '#platform/server/require-viewer.ts';
import type { ConnectionName, TrialOutcome } from '../contract/connection.ts';
import en from '../messages/en.mail.json' with { type: 'json' };
import nl from '../messages/nl.mail.json' with { type: 'json' };
import type { ConnectionsService } from './connections.service.ts';
import { outcomeOf } from './trial-outcome.ts';

interface TrialParts {
  platform: Platform;
  connections: Pick<ConnectionsService, 'read'>;
  mail: Pick<MailService, 'deliverNow' | 'sender'>;
  translation: Pick<TranslationService, 'translateWord'>;
  accounts: Pick<AccountsService, 'addressee'>;
}

export type ConnectionTrials = ReturnType<typeof createConnectionTrials>;

/** Each is used once, as it is used every day, and what came of it is told. */
export function createConnectionTrials({ platform, connections, mail, translation, accounts }: TrialParts) {
  const trials: Record<ConnectionName, (viewer: Viewer, language: Language) => Promise<string>> = {
    async mailServer(viewer, language) {
      const person = await accounts.addressee(platform.db, requireUserId(viewer));
      if (person === undefined) throw notFound();
      const texts = mailTexts({ nl, en }, (all) => all.connectionMail.trial);
      await mail.deliverNow({ kind: 'trial', to: person.email, language, texts });
      return person.email;
    },
    translator: () => translation.translateWord('welkom'),
  };
  return {
    async try(
      viewer: Viewer,
      name: ConnectionName,
      language: Language,
    ): Promise<{ outcome: TrialOutcome; said: string | null }> {
      requireAdmin(viewer);
      const known = (await connections.read(viewer)).find((one) => one.name === name);
      if (known?.source === 'none') return { outcome: 'none', said: null };
      try {
        return { outcome: 'worked', said: await trials[name](viewer, language) };
      } catch (error) {
        return { outcome: outcomeOf(error), said: null };
      }
    },
  };
}
