import type { Letter } from '#features/newsletters/contract/letter.ts';
import type { NewsletterListsService } from '#features/newsletters/server/newsletter-lists.service.ts';
import type { NewsletterSendingService } from '#features/newsletters/server/newsletter-sending.service.ts';
import type { NewsletterSteeringService } from '#features/newsletters/server/newsletter-steering.service.ts';
import type { NewslettersService } from '#features/newsletters/server/newsletters.service.ts';
import { type AccountType, accountTypes } from '#platform/contract/rights/viewer.ts';
import { personOf } from './add-upkeep.ts';

export interface DemoNewsletterServices {
  newsletters: NewslettersService;
  newsletterLists: NewsletterListsService;
  newsletterSteering: NewsletterSteeringService;
  newsletterSending: NewsletterSendingService;
}

const sentLetter: Letter = {
  title: 'Nieuws uit Vloedhaven',
  heading: 'Vloedhaven deze maand',
  introduction:
    'De dijk gaat omhoog, de markt verhuist en u kunt nog meedenken over het Havenkwartier.\n\nGoed nieuws voor wie graag plant: er zijn nog plekken op de boomplantdag.',
  subject: 'De dijk omhoog, de markt naar het plein',
  items: [],
};
const draft: Letter = {
  ...sentLetter,
  heading: 'Wat er in de winter op het plein gebeurt',
  introduction: 'De eerste kou is er. Wij zetten op een rij wat er komt.',
  subject: 'Winter op het plein',
};

/** One letter that went out to who chose it, one of whom stopped since, and one that is being written. */
export async function addNewsletters(
  services: DemoNewsletterServices,
  ids: ReadonlyMap<AccountType, string>,
): Promise<void> {
  const { newsletters, newsletterLists, newsletterSteering, newsletterSending } = services;
  const admin = { viewer: personOf('Admin', ids.get('Admin') ?? '') };
  const town = { name: 'Nieuws uit Vloedhaven', language: 'nl' as const, isPublic: true, roleIds: [] };
  const { guid: list } = await newsletterLists.add(admin, town);
  await newsletterLists.add(admin, { name: 'Vloedhaven in English', language: 'en', isPublic: true, roleIds: [] });
  await newsletterLists.add(admin, { ...town, name: 'Voor leden', isPublic: false });
  for (const accountType of accountTypes) {
    await newsletterLists.choose(personOf(accountType, ids.get(accountType) ?? ''), list, true);
  }

  async function write(letter: Letter, from: number, to: number) {
    const { guid } = await newsletters.add(admin, undefined);
    await newsletters.save(admin.viewer, guid, { letter, listGuid: list, sequence: 1 });
    const { items } = await newsletters.choices(admin.viewer, guid, '');
    const chosen = items.slice(from, to).map((item, place) => ({
      guid: item.guid,
      look: place === 0 ? ('big' as const) : ('row' as const),
    }));
    return newsletters.save(admin.viewer, guid, { letter: { ...letter, items: chosen }, listGuid: list, sequence: 2 });
  }

  const { guid, sequence, audience } = await write(sentLetter, 0, 4);
  await newsletterSteering.send(admin, guid, { sequence, receivers: audience.receivers });
  await newsletterSending.run(guid);
  await newsletterLists.choose(personOf('Developer', ids.get('Developer') ?? ''), list, false);
  await write(draft, 4, 7);
}
