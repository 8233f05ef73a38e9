import type { AuditService } from '#features/audit/server/audit.service.ts';
import { createConnectionsService } from '#features/connections/server/connections.service.ts';
import { createChosenTransport } from '#features/mail/server/chosen-transport.ts';
import type { MailTransport } from '#features/mail/server/mail-transport.ts';
import { createChosenTranslator } from '#features/translation/server/chosen-translator.ts';
import type { TranslationProvider } from '#features/translation/server/translation-provider.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Platform } from '#platform/server/platform.ts';

interface ConnectionParts {
  platform: Platform;
  audit: AuditService;
  clock: Clock;
  authSecret: string;
  allowsLoopback: boolean;
  mailTransport: MailTransport;
  /** Whether the installation itself sends mail. */
  hasMailServer: boolean;
  translationProvider?: TranslationProvider | undefined;
}

/** The servers of others that this platform uses: its own where an admin wrote one, else the installation's. */
export function createConnections(parts: ConnectionParts) {
  const { platform, audit, clock, authSecret: secret, allowsLoopback, mailTransport, translationProvider } = parts;
  const connections = createConnectionsService({
    ...{ platform, audit, clock, secret, allowsLoopback },
    installed: {
      // Its name is told to nobody: it stands in one address with its password.
      mailServer: parts.hasMailServer ? { place: null } : undefined,
      translator: translationProvider && { place: translationProvider.host },
    },
  });
  return {
    connections,
    transport: createChosenTransport({
      own: connections.mailServer,
      hasOwn: () => connections.isOwn('mailServer'),
      otherwise: mailTransport,
      allowsLoopback,
    }),
    translator: createChosenTranslator({
      own: connections.translator,
      hasOwn: () => connections.isOwn('translator'),
      otherwise: translationProvider,
      allowsLoopback,
    }),
  };
}
