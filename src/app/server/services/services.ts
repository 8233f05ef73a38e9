import { createAccessService } from '#features/access/server/access.service.ts';
import { createViewAsService } from '#features/access/server/view-as.service.ts';
import { createAssetsService } from '#features/assets/server/assets.service.ts';
import { createMediaService } from '#features/assets/server/media/media.service.ts';
import { createAuditService } from '#features/audit/server/audit.service.ts';
import type { AuditTexts } from '#features/audit/server/audit-texts.ts';
import { viewersTag } from '#features/auth/contract/auth.tags.ts';
import { createCredentialsService } from '#features/auth/server/credentials.service.ts';
import { createCommandsService } from '#features/commands/server/commands.service.ts';
import { createConnectionTrials } from '#features/connections/server/connection-trials.service.ts';
import { createVendorUseService } from '#features/consent/server/vendor-use.service.ts';
import { createFormVendorsService } from '#features/forms/server/form-vendors.service.ts';
import { createInvitationsService } from '#features/invitations/server/invitations.service.ts';
import { createSupportCountsService } from '#features/item-support/server/support-counts.service.ts';
import { createItemTypesService } from '#features/item-types/server/item-types.service.ts';
import { createLegalService } from '#features/legal/server/legal.service.ts';
import { filterItemsAnewName } from '#features/list-items/server/filter-anew.ts';
import { createItemFileUses } from '#features/list-items/server/item-file-uses.service.ts';
import { createItemVendorsService } from '#features/list-items/server/item-vendors.service.ts';
import { createItemsOfTypeService } from '#features/list-items/server/items-of-type.service.ts';
import { createListItemsService } from '#features/list-items/server/list-items.service.ts';
import type { KnownAddresses } from '#features/mail/contract/mail-origin.ts';
import type { ShippedMailTexts } from '#features/mail/contract/mail-texts.ts';
import { createMailService } from '#features/mail/server/mail.service.ts';
import type { MailTransport } from '#features/mail/server/mail-transport.ts';
import type { TellPeople } from '#features/notices/server/tell-people.service.ts';
import type { HostPaces } from '#features/outside-links/server/host-pace.ts';
import { createOutsideLinksService } from '#features/outside-links/server/outside-links.service.ts';
import type { BlockRules } from '#features/pages/server/block-rules.ts';
import type { LinkTargets } from '#features/pages/server/checks/dead-targets.ts';
import { createDocumentChecks } from '#features/pages/server/checks/document-checks.service.ts';
import { createPageAuthorsService } from '#features/pages/server/page-authors.service.ts';
import { createPageFileUses } from '#features/pages/server/page-file-uses.service.ts';
import { createPageVendorsService } from '#features/pages/server/page-vendors.service.ts';
import { createPagesService } from '#features/pages/server/pages.service.ts';
import { createPlannerMail } from '#features/pages/server/plans/planner-mail.ts';
import { createPublishedBlocksService } from '#features/pages/server/published-blocks.service.ts';
import { createPreviewsService } from '#features/previews/server/previews.service.ts';
import { createProfileFieldsService } from '#features/profile-fields/server/profile-fields.service.ts';
import { createMembersService } from '#features/profiles/server/members.service.ts';
import { photosOf } from '#features/profiles/server/photo-holder.service.ts';
import { createPublishTogetherService } from '#features/publish-together/server/publish-together.service.ts';
import { createThreadCountsService } from '#features/reactions/server/forum/thread-counts.service.ts';
import { createRolesService } from '#features/roles/server/roles.service.ts';
import { rebuildSearchName } from '#features/search/server/rebuild-search-name.ts';
import { createSearchService } from '#features/search/server/search.service.ts';
import { createHostCheck, type HostNames } from '#features/settings/server/host-check.ts';
import { createSettingsService, settingFileUses } from '#features/settings/server/settings.service.ts';
import { createSubmissionItemsService } from '#features/submission-items/server/submission-items.service.ts';
import { createLongWorkService } from '#features/tasks/server/long-work.service.ts';
import type { OpenPastPages } from '#features/time-machine/server/sealing/past-pages.ts';
import { createTodayService } from '#features/today/server/today.service.ts';
import { createTranslationService } from '#features/translation/server/translation.service.ts';
import type { TranslationProvider } from '#features/translation/server/translation-provider.ts';
import { createAccountRemovalService } from '#features/users/server/account-removal.service.ts';
import { createAccountsService } from '#features/users/server/accounts.service.ts';
import { createPasswordRule } from '#features/users/server/password-rule.service.ts';
import { createUsersService } from '#features/users/server/users.service.ts';
import type { Tag } from '#platform/contract/calls/cache-tag.ts';
import { createCacheTokenService } from '#platform/server/cache/cache-token.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { createLiveService } from '#platform/server/live/live.service.ts';
import type { LiveHub } from '#platform/server/live/live-hub.ts';
import type { Logger } from '#platform/server/logger.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { assetHolders } from '../asset-holders.ts';
import { createActivityServices } from './activity-services.ts';
import { createAddressServices } from './address-services.ts';
import { createBeginning } from './beginning-services.ts';
import { createConnections } from './connection-services.ts';
import { contentRoleHolders } from './content-role-holders.ts';
import { createContentServices } from './content-services.ts';
import { createFormServices } from './form-services.ts';
import { liveTopics } from './live-topics.ts';
import { createOwnAccountServices } from './own-account-services.ts';
import { createReviewServices } from './review-services.ts';
import { createSignInServices } from './sign-in-services.ts';
import { createStatisticsServices, type OfCounting } from './statistics-services.ts';
import { createTakingPartServices } from './taking-part-services.ts';
import { createTranslationWorkOf } from './translation-work.ts';
import { createTrashServices } from './trash-services.ts';
import { createWorkServices, type OfInstallation } from './work-services.ts';

export interface ServiceParts extends OfCounting {
  ofInstallation: OfInstallation;
  platform: Platform;
  blocks: BlockRules;
  clock: Clock;
  jobs: Jobs;
  live: LiveHub;
  log: Logger;
  authSecret: string;
  /** Sign-in providers on this machine, for development and tests. */
  allowsLoopback: boolean;
  hostPaces: HostPaces;
  assetFolder: string;
  pastPages(): OpenPastPages | undefined;
  /** Where uploaded files are kept, when that is not the folder. */
  assetStorage?: FileStorage | undefined;
  mailTransport: MailTransport;
  hasMailServer: boolean;
  /** Without it nothing is translated automatically. */
  translationProvider?: TranslationProvider | undefined;
  mailFrom: string | undefined;
  shippedMailTexts: ShippedMailTexts;
  shippedFileTexts: Readonly<Record<string, unknown>>;
  auditTexts: AuditTexts;
  /** What may make another answer of the start screen. */
  todayTags: readonly Tag[];
  /** Where this platform is found. */
  addresses: Omit<KnownAddresses, 'primaryDomain'>;
  hosts: HostNames;
}

export type Services = ReturnType<typeof createServices>;

/** How the house hangs together: every service of one platform, each with what it uses and nothing more. */
export function createServices(parts: ServiceParts) {
  const { platform, blocks, clock, jobs, log, authSecret, assetFolder, mailFrom, allowsLoopback } = parts;
  const accounts = createAccountsService({ platform, clock });
  const credentials = createCredentialsService({ platform, clock });
  const audit = createAuditService({ platform, clock, texts: parts.auditTexts });
  const targets: LinkTargets = {
    whyNoItem: (id, along) => listItems.whyUnread(id, along),
    missingFiles: (guids) => assets.missing(guids),
    deadOutside: (hrefs) => outside.deadAmong(hrefs),
  };
  const { menus, redirects } = createAddressServices({
    ...parts,
    audit,
    targets,
    whenLeft: (...left) => approval.keepWhereTheyStood(...left),
  });
  const { hosts } = parts;
  const hostCheck = createHostCheck(parts);
  const settings = createSettingsService({
    platform,
    hosts,
    hostCheck,
    audit,
    menus,
    findAnew: (trx) => jobs.enqueue(platform, trx, { name: rebuildSearchName }, {}),
    filterAnew: (trx) => jobs.enqueue(platform, trx, { name: filterItemsAnewName }, {}),
  });
  const refuseWeakPassword = createPasswordRule(settings);
  const { connections, transport, translator } = createConnections({ ...parts, audit });
  const mail = createMailService({
    platform,
    settings,
    jobs,
    clock,
    transport,
    from: mailFrom,
    hasOwnServer: () => connections.isOwn('mailServer'),
    addresses: parts.addresses,
    shippedTexts: parts.shippedMailTexts,
  });
  const longWork = createLongWorkService({ platform, jobs, clock, viewerOf: accounts.viewerOf });
  const search = createSearchService({ platform, settings, menus, audit, blocks, clock, log });
  const legal = createLegalService({ platform, settings, audit, search, clock });
  const itemsOfType = createItemsOfTypeService({ platform, blocks });
  const itemTypes = createItemTypesService({ platform, audit, items: itemsOfType, clock });
  const profileFields = createProfileFieldsService({ platform, audit, clock });
  const members = createMembersService({
    platform,
    fields: profileFields,
    readBlock: (viewer, guid, language) => pages.readBlock(viewer, guid, language),
  });
  const isPreviewed = (guid: string): Promise<boolean> => previews.showsBlock(guid);
  const isItemPreviewed = (id: string, assetId?: string): Promise<boolean> => previews.showsItem(id, assetId);
  const publishedBlocks = createPublishedBlocksService({ platform, blocks, clock, isPreviewed });
  const tellPeople: TellPeople = (...asked) => takingPart.telling.tellPeople(...asked);
  const forReview = { platform, settings, menus, lists: publishedBlocks, mail, accounts, audit, clock };
  const { approval, reviewOf, documentNames } = createReviewServices({
    ...{ ...forReview, tellPeople },
    mayEdit: async (viewer, id) => (await pages.mayEdit(viewer, id)) || listItems.mayEdit(viewer, id),
  });
  const translation = createTranslationService({ settings, provider: translator });
  const { isOwnHost } = parts.addresses;
  const outside = createOutsideLinksService({
    platform,
    settings,
    clock,
    isOwnHost,
    allowsLoopback,
    hostPaces: parts.hostPaces,
  });
  const checks = createDocumentChecks({ platform, menus, redirects, blocks, settings, targets, outside, audit });
  const listItems = createListItemsService({
    platform,
    lists: publishedBlocks,
    menus,
    itemTypes,
    blocks,
    search,
    people: members,
    support: createSupportCountsService({ platform, clock }),
    talk: createThreadCountsService({ platform }),
    approval: approval.items,
    checks,
    isPreviewed: isItemPreviewed,
    audit,
    clock,
    shippedFileTexts: parts.shippedFileTexts,
    translation,
  });
  const pages = createPagesService({
    platform,
    menus,
    redirects,
    search,
    blocks,
    files: { sizeForEveryone: (...asked) => assets.sizeForEveryone(...asked) },
    clock,
    audit,
    approval: approval.pages,
    tellPlanner: createPlannerMail({ platform, mail, accounts, menus }),
    settings,
    checks,
    translation,
    askWork: longWork.ask,
    ...listItems.ofPages,
  });
  const { pageReview, pageComments } = reviewOf({ pages, items: listItems.editing });
  const publishTogether = createPublishTogetherService({ platform, pages, menus, listItems, approval });
  const shown = { pages, items: listItems, comments: pageComments };
  const previews = createPreviewsService({ platform, ...shown, menus, settings, audit, clock, log });
  const pageAuthors = createPageAuthorsService({ platform });
  const assets = createAssetsService({
    platform,
    folder: assetFolder,
    ...(parts.assetStorage === undefined ? {} : { storage: parts.assetStorage }),
    limits: settings.all,
    // Made below: forms ask the assets whether there is room.
    othersBytes: (db) => formServices.formFiles.usedBytes(db),
    allowsLoopback,
    holders: assetHolders({ platform, publishedBlocks, listItems, ofTalk: () => takingPart }),
    log,
    clock,
  });
  const media = createMediaService({
    platform,
    assets,
    askWork: longWork.ask,
    users: [settingFileUses, createPageFileUses({ platform, menus }), createItemFileUses({ platform, menus })],
    audit,
    clock,
  });
  const vendorUse = createVendorUseService({
    platform,
    settings,
    sources: [
      createPageVendorsService({ platform, blocks }),
      createItemVendorsService({ platform }),
      createFormVendorsService({ platform }),
    ],
  });
  const viewAs = createViewAsService({ platform, audit, clock, secret: authSecret });
  const { authCore, ...signIn } = createSignInServices({
    ...{ platform, log, clock, jobs, secret: authSecret, allowsLoopback },
    ...{ audit, accounts, credentials, settings, mail, refuseWeakPassword },
  });
  const { auth, tokenViewer, registration, ssoProviders } = signIn;
  const { contributionProofs: proofs } = registration;
  const people = { settings, accounts, mail, members, audit, proofs, items: listItems };
  const takingPart = createTakingPartServices({
    ...{ ...parts, ...people, menus, itemTypes, blocks: publishedBlocks, blockRules: blocks },
    others: { document: documentNames, ofForms: () => formServices, ofContent: () => content, ofFiles: () => assets },
    senderOf: (itemId: string): Promise<string | undefined> => submissionItems.senderOf(itemId),
  });
  const formServices = createFormServices({
    ...{ ...parts, ...people, ...takingPart, auth, assets, profileFields, tellPeople, menus, blocks: publishedBlocks },
    votes: takingPart.waitingVotes,
    // Made below: removing an account needs forms, and reading one's own needs removing.
    profiles: { readLoggedIn: (viewer) => ownAccount.profiles.readLoggedIn(viewer) },
  });
  const access = createAccessService({ platform, pages, inbox: formServices.inbox });
  const removal = createAccountRemovalService({
    traces: [
      pageAuthors.handOver,
      formServices.formPeople.handOver,
      formServices.submissionPeople.handOver,
      takingPart.itemSupport.removeOf,
      takingPart.reactionPeople.removeOf,
      takingPart.offerPeople.removeOf,
      takingPart.managedPolls.removeOf,
      (trx, touch, userId) => assets.removeHeld(trx, touch, photosOf(userId)),
    ],
  });
  const users = createUsersService({
    refuseWeakPassword,
    platform,
    askWork: longWork.ask,
    audit,
    clock,
    // Only who signed up and had to wait is told; the others know nothing of it.
    onActivated: async (trx, { client }, { email, origin }) => {
      if (origin === 'Registration') await registration.sendActivatedMail(trx, { email }, client?.origin);
    },
    removal,
    credentials,
    contentOf: pageAuthors.contentOf,
  });
  const invitations = createInvitationsService({
    platform,
    settings,
    mail,
    audit,
    users,
    accounts,
    auth,
    registration,
    jobs,
    clock,
  });
  const roles = createRolesService({
    platform,
    users,
    audit,
    holders: [...contentRoleHolders({ platform, menus }), formServices.formPeople, search, invitations, ssoProviders],
  });
  const forOwner = {
    ...{ audit, mail, legal, accounts, credentials, removal, assets },
    ...{ ...takingPart, ...formServices },
  };
  const ownAccount = createOwnAccountServices({ ...parts, ...forOwner, fields: profileFields });
  const forTrash = { pages, menus, lists: publishedBlocks, itemTypes, items: listItems, media, assets };
  const trash = createTrashServices({ platform, clock, blocks, audit, ...forTrash, ...formServices });
  const submissionItems = createSubmissionItemsService({
    ...{ platform, clock, itemTypes, items: listItems, assets, files: formServices.formFiles },
    submissions: formServices.submissionsForItems,
  });
  const { liveForms: forms, outgoing, filtered, formFiles } = formServices;
  const work = createWorkServices({
    ...{ platform, clock, jobs, audit, log, longWork, allowsLoopback, redirects, assetFolder, ...forTrash },
    ...{ forms, outgoing, filtered, formFiles, accounts, mail, viewerOf: accounts.viewerOf },
    ...{ assetStorage: parts.assetStorage, pastPages: parts.pastPages, ...parts.ofInstallation },
  });
  const made = { platform, clock, settings, pages, menus, redirects, search, audit };
  const counted = { ...parts, ...made, accounts, mail, users, assets, items: listItems, blocks: publishedBlocks };
  const statistics = createStatisticsServices({ ...counted, ...formServices, ...takingPart });
  const forContent = { ...made, ...statistics, checks, itemTypes, listItems, tellPeople, lists: publishedBlocks };
  const content = createContentServices({ ...forContent, askWork: longWork.ask });
  const live = createLiveService({
    platform,
    hub: parts.live,
    topics: liveTopics({ ...takingPart, longWork, pages, listItems, ...formServices, todayTags: parts.todayTags }),
    rightsTag: viewersTag,
    viewerOf: async (client) =>
      (await tokenViewer.viewerFor(client, { method: 'GET', path: '/api/live' })) ??
      viewAs.effectiveViewer(await auth.viewerFor(client), client),
  });
  return {
    access,
    viewAs,
    ...signIn,
    submissionItems,
    ...createActivityServices({
      ...{ platform, clock, menus, members, items: listItems, lists: publishedBlocks, forms: formServices.liveForms },
      ...takingPart,
    }),
    settings,
    hostCheck,
    translationWork: createTranslationWorkOf({ platform, settings }),
    connections,
    connectionTrials: createConnectionTrials({ platform, connections, mail, translation, accounts }),
    mail,
    audit,
    legal,
    ...{ menus, redirects, search, pages, ...statistics, ...content },
    pageReview,
    publishTogether,
    pageComments,
    itemTypes,
    listItems,
    ...formServices,
    outsideLinks: outside,
    ...takingPart,
    vendorUse,
    commands: createCommandsService({ pages, listItems, users, search }),
    users,
    roles,
    invitations,
    ...createBeginning({ ...made, publishTogether, assets, users, auth, authCore, legal, invitations, accounts, mail }),
    members,
    profileFields,
    ...ownAccount,
    assets,
    media,
    ...work,
    longWork,
    live,
    today: createTodayService({ clock, readLoggedIn: ownAccount.profiles.readLoggedIn }),
    ...trash,
    previews,
    cacheToken: createCacheTokenService({ platform }),
  };
}
