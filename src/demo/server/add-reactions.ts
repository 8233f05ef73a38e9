import { loadSharp } from '#features/assets/server/pictures/image-engine.ts';
import type { ModerationService } from '#features/reactions/server/moderation.service.ts';
import type { ReactionsService } from '#features/reactions/server/reactions.service.ts';
import type { AccountType } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage, type Language } from '#platform/contract/texts/language.ts';
import { personOf } from './add-upkeep.ts';
import { demoReactions, demoReport, demoSticky } from './content/demo-reactions.ts';
import { demoGuid } from './demo-guid.ts';
import { momentsOf } from './demo-moments.ts';
import { type DrawingName, demoColors, drawings } from './pictures/demo-pictures.ts';
import { filePalette } from './pictures/palette.ts';

export interface DemoReactionServices {
  reactions: Pick<ReactionsService, 'add' | 'report'>;
  moderation: Pick<ModerationService, 'stick'>;
}

/** Nobody is at a browser here. */
const client = { ip: '127.0.0.1', origin: 'http://localhost' };
const keyOf = (name: string): string => demoGuid(`reaction/${name}`);

/** A drawing of the demo as a camera would send it: people send no drawings. */
async function photographOf({ drawing, alt }: { drawing: DrawingName; alt: string }) {
  const sharp = await loadSharp();
  const drawn = drawings[drawing].draw(filePalette(demoColors, 'light'));
  const bytes = await sharp(Buffer.from(drawn)).jpeg({ quality: 85 }).toBuffer();
  return { name: `${drawing}.jpg`, byteSize: bytes.length, alt, read: async () => bytes };
}

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
  for (const [at, { item, name, by: author, text, answers, picture }] of demoReactions.entries()) {
    const language: Language = defaultLanguage;
    const said = { text, name: '', mentions: [], key: keyOf(name), language, website: '' };
    const answersGuid = answers === undefined ? undefined : made.get(answers);
    const body = { ...said, answersGuid };
    const { guid } = await reactions.add(by(author), { kind: 'item', guid: item }, body, client, {
      at: moments[at],
      pictures: picture === undefined ? [] : [await photographOf(picture)],
    });
    made.set(name, guid);
  }
  const { item, by: moderator } = demoSticky;
  await moderation.stick({ viewer: by(moderator) }, { kind: 'item', guid: item }, true);
  const { reaction, by: reporter, reason } = demoReport;
  await reactions.report(by(reporter), made.get(reaction) ?? '', { reason, key: keyOf('report') });
}
