import { randomBytes } from 'node:crypto';
import type { ManagedPollsService } from '#features/polls/server/managed-polls.service.ts';
import type { PollsService } from '#features/polls/server/polls.service.ts';
import { type AccountType, anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { personOf } from './add-upkeep.ts';
import { donePollGuid, donePollVotes, openPollGuid } from './content/poll-blocks.ts';

export interface DemoPollServices {
  polls: Pick<PollsService, 'vote'>;
  managedPolls: Pick<ManagedPollsService, 'close'>;
}

const client = { ip: '127.0.0.1', origin: 'http://vloedhaven.example' };
const sent = (choice: string) => ({
  choices: [choice],
  language: defaultLanguage as Language,
  page: '/',
  email: undefined,
});

const chosen: readonly (readonly [AccountType, string])[] = [
  ['Standard', 'stairs'],
  ['Developer', 'stairs'],
  ['Mett', 'trees'],
  ['ContentManager', 'ferry'],
];

/** One poll that is open and one that is closed, voted in as people do. Cut short here, the demo has a few votes less. */
export async function addVotes(
  { polls, managedPolls }: DemoPollServices,
  ids: ReadonlyMap<AccountType, string>,
): Promise<void> {
  for (const [accountType, choice] of chosen) {
    const viewer = personOf(accountType, ids.get(accountType) ?? '');
    await polls.vote({ viewer, browser: undefined }, openPollGuid, sent(choice), client);
  }
  const admin = { viewer: personOf('Admin', ids.get('Admin') ?? '') };
  for (const [choice, number] of Object.entries(donePollVotes)) {
    for (let voted = 0; voted < number; voted++) {
      const browser = randomBytes(32).toString('base64url');
      await polls.vote({ viewer: anonymousViewer, browser }, donePollGuid, sent(choice), client);
    }
  }
  await managedPolls.close(admin, donePollGuid);
}
