import { sql } from 'kysely';
import { z } from 'zod';
import type { AccessibilityStatementService } from '#features/accessibility-statement/server/accessibility-statement.service.ts';
import type { AssetsService } from '#features/assets/server/assets.service.ts';
import type { ItemSupportService } from '#features/item-support/server/item-support.service.ts';
import type { ItemTypesService } from '#features/item-types/server/item-types.service.ts';
import { NewItem } from '#features/list-items/contract/list-item.ts';
import type { ListItemsService } from '#features/list-items/server/list-items.service.ts';
import { topLevelMenu } from '#features/menus/contract/menu-name.ts';
import { addMenuItems } from '#features/menus/server/menu-content.service.ts';
import type { MenusService } from '#features/menus/server/menus.service.ts';
import type { PagesService } from '#features/pages/server/pages.service.ts';
import type { ProfileFieldsService } from '#features/profile-fields/server/profile-fields.service.ts';
import type { RolesService } from '#features/roles/server/roles.service.ts';
import type { SettingsService } from '#features/settings/server/settings.service.ts';
import type { UsersService } from '#features/users/server/users.service.ts';
import { type AccountType, systemViewer } from '#platform/contract/rights/viewer.ts';
import { defaultLanguage } from '#platform/contract/texts/language.ts';
import { asLongWork } from '#platform/server/database/time-limit.ts';
import type { Platform } from '#platform/server/platform.ts';
import { addFollows, type DemoFollowServices } from './add-follows.ts';
import { addIdeaSteps, type DemoIdeaServices } from './add-idea-steps.ts';
import { addNewsletters, type DemoNewsletterServices } from './add-newsletters.ts';
import { addOffers, type DemoOfferServices } from './add-offers.ts';
import { addReactions, type DemoReactionServices } from './add-reactions.ts';
import { addSearches, type DemoSearchServices } from './add-searches.ts';
import { addStatistics, type DemoStatisticsServices } from './add-statistics.ts';
import { addUpkeep, personOf, type UpkeepServices } from './add-upkeep.ts';
import { addVotes, type DemoPollServices } from './add-votes.ts';
import { demoDates } from './content/demo-dates.ts';
import { withSubjects } from './content/demo-item-types.ts';
import { demoLists } from './content/demo-items.ts';
import { demoMenu } from './content/demo-menu.ts';
import { demoPages } from './content/demo-pages.ts';
import { demoProfileFields } from './content/demo-profile-fields.ts';
import { demoSettings } from './content/demo-settings.ts';
import { demoSharedParts } from './content/demo-shared-parts.ts';
import { demoStatement } from './content/demo-statement.ts';
import { documentFiles } from './content/document-items.ts';
import { type DemoAccount, type DemoAdmin, demoUsers } from './demo-accounts.ts';
import { generatePassword as generateReadablePassword } from './demo-password.ts';
import { presentAssets, presentItems, presentPages } from './demo-progress.ts';
import { demoRoles } from './demo-role.ts';
import { demoSupport } from './demo-supporters.ts';
import { addForms, addSubmissions, type DemoFormServices } from './forms/add-forms.ts';
import { addSignUps, type DemoSignUpServices } from './forms/add-sign-ups.ts';
import { demoFiles } from './pictures/demo-pictures.ts';

export interface DemoServices
  extends DemoFormServices,
    DemoIdeaServices,
    DemoSignUpServices,
    DemoPollServices,
    DemoOfferServices,
    DemoReactionServices,
    DemoSearchServices,
    DemoStatisticsServices,
    DemoFollowServices,
    DemoNewsletterServices {
  accessibilityStatement: Pick<
    AccessibilityStatementService,
    'addFinding' | 'listFindings' | 'readForm' | 'saveSettings'
  >;
  assets: Pick<AssetsService, 'add'>;
  pages: Pick<PagesService, 'make' | 'publishWorkingCopy'> & UpkeepServices['pages'];
  pageReview: UpkeepServices['pageReview'];
  redirects: UpkeepServices['redirects'];
  itemTypes: Pick<ItemTypesService, 'all' | 'change'>;
  listItems: Pick<ListItemsService, 'make'>;
  itemSupport: Pick<ItemSupportService, 'add'>;
  menus: Pick<MenusService, 'arrange' | 'source'>;
  roles: Pick<RolesService, 'create' | 'list'>;
  settings: Pick<SettingsService, 'save'>;
  profileFields: Pick<ProfileFieldsService, 'add' | 'definitions'>;
  users: Pick<UsersService, 'countUsers' | 'createUser'>;
}

interface DemoOptions {
  platform: Platform;
  services: DemoServices;
  admin: DemoAdmin;
  /** The day from which the dates in the texts are counted. */
  now?: Date;
  generatePassword?: () => string;
  /** Gets the accounts just before they are made, so that no crash can leave accounts whose passwords nobody knows. */
  keepAccounts?(accounts: DemoAccount[]): Promise<void>;
}

const viewer = systemViewer('demo');

/**
 * Fills an empty platform with Gemeente Vloedhaven (product.md §5). Every step can be repeated and leaves alone what is
 * there, and the accounts come last, all at once: a start that was cut short goes on where it was, and a platform with
 * accounts is somebody's and never touched.
 */
export function makeDemoPlatform(options: DemoOptions): Promise<{ accounts: DemoAccount[] }> {
  const { platform, services, now = new Date() } = options;
  return oneAtATime(platform, async () => {
    if ((await services.users.countUsers(viewer)) > 0) return { accounts: [] };
    await addFiles(options, now);
    await addRoles(services);
    const { languages, ...settings } = demoSettings;
    // Before there is anything to find: languages that come later are put into search by a job.
    await services.settings.save(viewer, 'languages', languages);
    await addForms(platform.db, services, demoDates(now), now);
    await addPages(options, now);
    for (const [key, value] of Object.entries(settings)) await services.settings.save(viewer, key, value);
    await addMenu(options);
    await addNewsSubjects(options);
    await addItems(options, now);
    await addProfileFields(options);
    await addStatement(options, now);
    return { accounts: await addAccounts(options, now) };
  });
}

/** Two processes that start at once on an empty database: the second waits, and finds it done. */
function oneAtATime<T>(platform: Platform, work: () => Promise<T>): Promise<T> {
  return platform.db.connection().execute(async (connection) => {
    const key = sql`hashtextextended(${`demo/${platform.id}`}, 0)`;
    // As long as the first one needs, which on a busy machine is longer than a request may wait.
    await asLongWork(() => sql`select pg_advisory_lock(${key})`.execute(connection));
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}

async function addFiles({ platform, services }: DemoOptions, now: Date): Promise<void> {
  const drawn = demoFiles();
  const written = documentFiles(demoDates(now));
  const present = await presentAssets(
    platform.db,
    [...drawn, ...written].map(({ id }) => id),
  );
  for (const { id, name, svg } of drawn) {
    if (!present.has(id)) await services.assets.add(viewer, { id, name, bytes: Buffer.from(svg()) });
  }
  for (const file of written) {
    if (!present.has(file.id)) await services.assets.add(viewer, { ...file, field: 'File' });
  }
}

async function addRoles({ roles }: DemoServices): Promise<void> {
  const present = await roles.list(viewer);
  for (const { id, ...role } of demoRoles) {
    if (present.every((one) => one.id !== id)) await roles.create({ viewer }, role, id);
  }
}

async function addPages({ platform, services }: DemoOptions, now: Date): Promise<void> {
  const pages = [
    ...demoSharedParts.map((part) => ({ ...part, kind: 'shared-part' as const, isDraft: false })),
    ...demoPages(demoDates(now)).map((page) => ({ ...page, kind: 'page' as const })),
  ];
  const present = await presentPages(
    platform.db,
    pages.map(({ guid }) => guid),
  );
  for (const { guid, kind, document, isDraft } of pages) {
    if (!present.has(guid)) await services.pages.make({ viewer }, { kind, document, id: guid });
    if (isDraft || present.get(guid) === true) continue;
    await services.pages.publishWorkingCopy({ viewer }, guid, {});
  }
}

async function addMenu({ services: { menus } }: DemoOptions): Promise<void> {
  const present = await menus.source(viewer, topLevelMenu).then(
    ({ items }) => items,
    () => [],
  );
  await addMenuItems(menus, { viewer }, topLevelMenu, demoMenu, present);
}

/** Before any news is there, so that no subject has to be converted. */
async function addNewsSubjects({ services: { itemTypes } }: DemoOptions): Promise<void> {
  const news = (await itemTypes.all()).find(({ name }) => name === 'News');
  if (news === undefined || news.fields.some(({ key, kind }) => key === 'subject' && kind === 'choice')) return;
  await itemTypes.change({ viewer }, news.guid, withSubjects(news));
}

/** After the menu: an item's address is that of its page. */
async function addItems({ platform, services }: DemoOptions, now: Date): Promise<void> {
  const lists = demoLists(demoDates(now));
  const present = await presentItems(
    platform.db,
    lists.flatMap(({ items }) => items.flatMap(({ guid = '' }) => guid)),
  );
  for (const { guid, items } of lists) {
    const missing = items.filter((item) => !present.has(item.guid ?? ''));
    if (missing.length > 0) {
      await services.listItems.make(viewer, guid, z.array(NewItem).parse(missing), defaultLanguage);
    }
  }
}

async function addProfileFields({ services: { profileFields } }: DemoOptions): Promise<void> {
  const present = (await profileFields.definitions(viewer)).map(({ key }) => key);
  for (const field of demoProfileFields) {
    if (!present.includes(field.key)) await profileFields.add({ viewer }, field);
  }
}

async function addStatement({ services: { accessibilityStatement } }: DemoOptions, now: Date): Promise<void> {
  const { settings, findings } = demoStatement(now);
  const { revision, updatedAt } = await accessibilityStatement.readForm(viewer);
  if (updatedAt === null) await accessibilityStatement.saveSettings({ viewer }, revision, settings);
  const present = (await accessibilityStatement.listFindings(viewer)).map(({ what }) => what.$lang.nl);
  for (const finding of findings) {
    if (!present.includes(finding.what.$lang.nl)) await accessibilityStatement.addFinding({ viewer }, finding);
  }
}

async function addAccounts({ platform, services, admin, ...options }: DemoOptions, now: Date): Promise<DemoAccount[]> {
  const users = demoUsers(admin, options.generatePassword ?? generateReadablePassword);
  const accounts = users.map(({ accountType, email, password }) => ({ accountType, email, password }));
  await options.keepAccounts?.(accounts);
  const ids = new Map<AccountType, string>();
  await platform.transaction(async (trx) => {
    for (const user of users) ids.set(user.accountType, (await services.users.createUser(viewer, user, trx)).id);
  });
  await addSupport(services, ids);
  await addVotes(services, ids);
  await addIdeaSteps(services, ids, now);
  await addFollows(services, ids);
  await addOffers(services, ids);
  await addReactions(services, ids, now);
  await addNewsletters(services, ids);
  await addUpkeep(services, ids, demoDates(now));
  const handlers = { admin: ids.get('Admin') ?? '', manager: ids.get('ContentManager') ?? '' };
  await addSubmissions(services, demoDates(now), now, handlers);
  await addSignUps(services, now);
  await addSearches(services, now);
  await addStatistics(services, now);
  return accounts;
}

/** As each would by pressing. Cut short here, the demo has a few votes less. */
async function addSupport({ itemSupport }: DemoServices, ids: ReadonlyMap<AccountType, string>): Promise<void> {
  for (const { item, kind, by } of demoSupport) {
    for (const accountType of by) {
      const id = ids.get(accountType);
      if (id === undefined) continue;
      await itemSupport.add(personOf(accountType, id), item, kind);
    }
  }
}
