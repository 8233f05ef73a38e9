import { safeReturnPath } from '#platform/contract/addresses/internal-path.ts';
import type { SentWords } from '#platform/contract/calls/body-kinds.ts';
import { AppError, conflict } from '#platform/contract/calls/errors.ts';
import { defaultLanguage, withLanguagePrefix } from '#platform/contract/texts/language.ts';
import type { Client } from '#platform/server/http/route.ts';
import type { Platform } from '#platform/server/platform.ts';
import { choiceFaults } from '../contract/given-choices.ts';
import { type PollMoment, pathOfMoment, voteFields } from '../contract/vote-fields.ts';
import type { PollsService, Voting } from './polls.service.ts';

interface PostedVotesParts {
  platform: Platform;
  polls: Pick<PollsService, 'vote' | 'takeBack'>;
}

/** What the page tells somebody whose vote was refused. */
function momentOfRefusal(error: unknown): PollMoment {
  if (!(error instanceof AppError) || error.status >= 500) throw error;
  if (error.code === 'poll-closed') return 'closed';
  const [code] = error.fields?.map((field) => field.code) ?? [];
  if (code === 'email') return 'email';
  return choiceFaults.find((fault) => fault === code) ?? 'refused';
}

export type PostedVotesService = ReturnType<typeof createPostedVotesService>;

/** A vote of a browser without script: it comes back to the page, which tells what became of it. */
export function createPostedVotesService({ platform, polls }: PostedVotesParts) {
  return {
    async post(
      voting: Voting,
      guid: string,
      body: SentWords,
      client: Client,
    ): Promise<{ path: string; browser: string | undefined }> {
      const fields = await body.read();
      const first = (name: string): string | undefined => fields[name]?.[0];
      const { languages } = await platform.locale();
      const language = languages.find((one) => one === first(voteFields.language)) ?? defaultLanguage;
      const page = new URL(safeReturnPath(first(voteFields.page)), 'https://home.invalid').pathname;
      const told = (moment: PollMoment) => pathOfMoment(page, guid, moment);
      try {
        if ((first(voteFields.trap) ?? '') !== '') throw conflict('form-refused');
        if (first(voteFields.action) === 'take-back') {
          await polls.takeBack(voting, guid);
          return { path: told('taken-back'), browser: undefined };
        }
        const sent = { choices: fields[voteFields.choice] ?? [], language, page, email: first(voteFields.email) };
        const { standing, browser } = await polls.vote(voting, guid, sent, client);
        const isWaiting = standing.own === null && standing.waiting !== null;
        return { path: isWaiting ? withLanguagePrefix(`/poll-vote/${guid}`, language) : told('voted'), browser };
      } catch (error) {
        return { path: told(momentOfRefusal(error)), browser: undefined };
      }
    },
  };
}
