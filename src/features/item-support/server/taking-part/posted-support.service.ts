import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import type { SentWords } from '#platform/contract/calls/body-kinds.ts';
import { AppError, conflict, notFound } from '#platform/contract/calls/errors.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform } from '#platform/server/platform.ts';
import { supportKinds } from '../../contract/support-kind.ts';
import { pathOfTakingPart, type TakingPartMoment, takingPartFields } from '../../contract/taking-part-fields.ts';
import type { Supporter, TakingPartService } from './taking-part.service.ts';

/** What the page tells somebody who was refused. */
function momentOfRefusal(error: unknown): TakingPartMoment {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  if (error.code === 'support-closed') return 'closed';
  return error.fields?.some(({ code }) => code === 'email') ? 'email' : 'refused';
}

export type PostedSupportService = ReturnType<typeof createPostedSupportService>;

/** A vote or a join of a browser without script: it comes back to the page, which tells what became of it. */
export function createPostedSupportService({
  platform,
  takingPart,
}: {
  platform: Platform;
  takingPart: Pick<TakingPartService, 'take' | 'stop'>;
}) {
  return {
    async post(
      supporter: Supporter,
      guid: string,
      body: SentWords,
      client: Client,
    ): Promise<{ path: string; browser: string | undefined }> {
      const fields = await body.read();
      const first = (name: string): string => fields[name]?.[0] ?? '';
      const { languages } = await platform.locale();
      const language = languages.find((one) => one === first(takingPartFields.language)) ?? defaultLanguage;
      const page = new URL(safeReturnPath(first(takingPartFields.page)), 'https://home.invalid').pathname;
      const told = (moment: TakingPartMoment) => pathOfTakingPart(page, guid, moment);
      try {
        if (first(takingPartFields.trap) !== '') throw conflict('form-refused');
        const kind = supportKinds.find((one) => one === first(takingPartFields.kind));
        if (kind === undefined) throw notFound();
        if (first(takingPartFields.action) === 'take-back') {
          await takingPart.stop(supporter, guid, kind);
          return { path: told('taken-back'), browser: undefined };
        }
        const sent = {
          kind,
          language,
          email: first(takingPartFields.email),
          name: first(takingPartFields.name).slice(0, 100),
        };
        const { part, browser } = await takingPart.take(supporter, guid, sent, client);
        const isWaiting = part.waiting?.kinds.includes(kind) === true;
        return { path: isWaiting ? withLanguagePrefix(`/taking-part/${guid}`, language) : told(kind), browser };
      } catch (error) {
        return { path: told(momentOfRefusal(error)), browser: undefined };
      }
    },
  };
}
