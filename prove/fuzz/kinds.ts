/** Folders of addresses and names of properties that mean the same kind of thing. */
const sameKind: Readonly<Record<string, string>> = {
  a: 'assets',
  buildingblockinstance: 'blocks',
  buildingBlockInstances: 'blocks',
  contentBuildingBlockInstances: 'blocks',
  sourceBlock: 'blocks',
  menus: 'menuitems',
  relatedMenuItems: 'menuitems',
  listitem: 'items',
  pagetemplates: 'templates',
  batch: 'userinvitations',
  footer: 'pages',
  templateHeader: 'pages',
  templateFooter: 'pages',
  headerImage: 'assets',
  image: 'assets',
  members: 'users',
  profiles: 'users',
  giveTo: 'users',
  actor: 'users',
  addRoles: 'roles',
  folder: 'assetfolders',
  promotions: 'promotions',
  failed: 'jobs',
};

const plural = (stem: string): string => (stem.endsWith('s') ? stem : `${stem}s`);

/** The kind of thing an address is about: the last written part before its parameter. */
export function kindOfPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'api');
  const last = parts.findLast((part) => !part.startsWith('{')) ?? '';
  const first = parts[0] ?? '';
  const [stem = ''] = (sameKind[last] === undefined ? first : last).split(':');
  return sameKind[stem] ?? plural(stem);
}

/** `pageGuid`, `roleIds`, `page`: what it names. `guid`, `id` and `parent…` are of the kind that is spoken of. */
export function kindOfName(name: string, spokenOf: string): string {
  const stem = name.replace(/(?:Guids?|Ids?)$|^(?:guids?|ids?)$/, '');
  if (stem === '' || stem === 'parent') return spokenOf;
  return sameKind[stem] ?? plural(stem);
}

/** What stands in a list by this name: of a kind that is known by it, or else of the kind that was asked for. */
export const kindOfHolder = (name: string, spokenOf: string): string => sameKind[name] ?? spokenOf;
