import type { ModerationService } from '#features/reactions/server/moderation.service.ts';
import type { ReactionsService } from '#features/reactions/server/reactions.service.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { personOf } from './add-upkeep.ts';
import { demoReactions, demoReport, demoSticky } from './content/demo-reactions.ts';
import { demoGuid } from './demo-guid.ts';
import { momentsOf } from './demo-moments.ts';

export interface DemoReactionServices {
  reactions: Pick<ReactionsService, 'add' | 'report'>;
  moderation: Pick<ModerationService, 'stick'>;
}

/** Nobody is at a browser here. */
const client = { ip: '127.0.0.1', origin: 'http://localhost' };
const keyOf = (name: string): string => demoGuid(`reaction/${name}`);

/** What people said, each as they would by writing it. Cut short here, the demo is a little quieter. */
export async function addReactions(
  { reactions, moderation }: DemoReactionServices,
  ids: ReadonlyMap<AccountType, string>,
  now: Date,
): Promise<void> {
  const moments = momentsOf(
    demoReactions.map(({ item }) => item),
    now,
  );
  const by = (accountType: AccountType) => personOf(accountType, ids.get(accountType) ?? '');
  const made = new Map<string, string>();
  for (const [at, { item, name, by: author, text, answers }] of demoReactions.entries()) {
    const language: Language = defaultLanguage;
    const said = { text, name: '', mentions: [], key: keyOf(name), language, website: '' };
    const answersGuid = answers === undefined ? undefined : made.get(answers);
    const body = { ...said, answersGuid };
    const { guid } = await reactions.add(by(author), { kind: 'item', guid: item }, body, client, moments[at]);
    made.set(name, guid);
  }
  const { item, by: moderator } = demoSticky;
  await moderation.stick({ viewer: by(moderator) }, { kind: 'item', guid: item }, true);
  const { reaction, by: reporter, reason } = demoReport;
  await reactions.report(by(reporter), made.get(reaction) ?? '', { reason, key: keyOf('report') });
}
