import type { MailService } from '#features/mail/server/mail.service.ts';
import type { OutputOf } from '#platform/contract/calls/endpoint.ts';
import type { Viewer } from '#platform/contract/rights/viewer.ts';
import { requireAdmin } from '#platform/server/require-viewer.ts';
import type { readSurroundings } from '../contract/settings.endpoints.ts';
import { createHostCheck, type HostCheckParts } from './host-check.ts';

interface SurroundingsParts extends HostCheckParts {
  mailTransport: { hasServer: boolean };
  translationProvider?: { host: string } | undefined;
}

export type SettingSurroundings = ReturnType<typeof createSettingSurroundings>;

/** What the installation around this platform decides, without its secrets, and whether names lead to it. */
export function createSettingSurroundings(mail: Pick<MailService, 'sender'>, parts: SurroundingsParts) {
  return {
    hostCheck: createHostCheck(parts),
    surroundings: {
      async read(viewer: Viewer): Promise<OutputOf<typeof readSurroundings>> {
        requireAdmin(viewer);
        return {
          sender: await mail.sender(),
          sendsMail: parts.mailTransport.hasServer,
          translator: parts.translationProvider?.host ?? null,
        };
      },
    },
  };
}
