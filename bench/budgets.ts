/** A figure may be at least, or at most, this; docs/performance.md has them all with what was measured. */
export interface Budget {
  name: string;
  unit: Unit;
  least?: number;
  most?: number;
}

export type Unit = 'ratio' | 'ms' | 'seconds' | 'MB' | 'KB' | 'words' | 'votes' | 'pages' | 'views';

export const source = 'docs/performance.md';

/** Ratios are of the requests a second at this many connections. */
export const judgedConnections = 10;

/** With a hundred times the items, a request may cost one and a half times as much. */
const scale = 0.67;

/** Processor time of Node and PostgreSQL, on the machine that the budgets were set on (docs/performance.md). */
export const budgets = {
  cachedPage: { name: 'page from the cache, to bare Fastify', unit: 'ratio', least: 0.8 },
  cachedCall: { name: 'JSON call from the cache, to bare Fastify', unit: 'ratio', least: 0.8 },
  freshPage: { name: "page made anew, to the lean program's Node part", unit: 'ratio', least: 0.8 },
  freshPageTime: { name: 'page made anew, processor time', unit: 'ms', most: 2.2 },
  listPage: { name: "list page made anew, to the lean program's Node part", unit: 'ratio', least: 0.8 },
  listPageTime: { name: 'list page made anew, processor time', unit: 'ms', most: 2.2 },
  firstView: { name: 'first view by a new set of roles, processor time', unit: 'ms', most: 9 },
  listToLean: { name: 'JSON list of 20, to the lean program', unit: 'ratio', least: 0.6 },
  itemToLean: { name: 'item by id, to the lean program', unit: 'ratio', least: 0.6 },
  itemTime: { name: 'item by id, nothing kept, one connection, processor time', unit: 'ms', most: 0.9 },
  createToLean: { name: 'creating an item, to the lean program', unit: 'ratio', least: 0.6 },
  searchToLean: { name: 'search, to the lean program', unit: 'ratio', least: 4 },
  searchTime: { name: 'search, nothing kept, processor time', unit: 'ms', most: 2.2 },
  listPageScale: { name: 'list page, many items to few', unit: 'ratio', least: scale },
  listScale: { name: 'JSON list, many items to few', unit: 'ratio', least: scale },
  totalScale: { name: 'total of a list, many items to few', unit: 'ratio', least: scale },
  itemScale: { name: 'item by id, many items to few', unit: 'ratio', least: scale },
  searchScale: { name: 'search, many items to few', unit: 'ratio', least: scale },
  secondStart: { name: 'second start, to the first page', unit: 'seconds', most: 1 },
  idleMemory: { name: 'memory when idle, database included', unit: 'MB', most: 165 },
  loadedMemory: { name: 'memory a minute after load, database included', unit: 'MB', most: 300 },
  crowdedMenu: { name: 'page with 500 menu items, unpacked', unit: 'KB', most: 120 },
  scriptsBeforeLoad: { name: 'JavaScript before the load event', unit: 'KB', most: 15 },
  stylesBeforeLoad: { name: 'CSS before the load event', unit: 'KB', most: 20 },
  application: { name: 'JavaScript of the application', unit: 'KB', most: 175 },
  editorKey: { name: 'a key to its letter, 200 blocks, processor slowed four times, p95', unit: 'ms', most: 50 },
  editorUndo: { name: 'undo, the same, p95', unit: 'ms', most: 50 },
  editorOpening: { name: 'opening the editor, 200 blocks', unit: 'seconds', most: 1 },
  editorSaving: { name: 'saving one operation, times the lean program', unit: 'ratio', most: 2 },
  editorsAnswer: { name: '200 editors at once, answer to an operation, p95', unit: 'ms', most: 500 },
  editorsLost: { name: '200 editors at once, words lost or twice', unit: 'words', most: 0 },
  votesAnswer: { name: '200 people voting at once in one poll, answer, p95', unit: 'ms', most: 2000 },
  votesWrong: { name: '200 people voting at once in one poll, votes lost or twice', unit: 'votes', most: 0 },
  votesForgotten: { name: '200 people voting at once in one poll, kept pages made anew', unit: 'pages', most: 0 },
  overviewTime: { name: 'overview of 5,000 pages, processor time', unit: 'ms', most: 50 },
  pagesOpening: { name: 'opening /admin/pages, 5,000 pages', unit: 'seconds', most: 1 },
  menuOpening: { name: 'opening /admin/menu, 500 items', unit: 'seconds', most: 1 },
  menuMove: { name: 'a move in a menu of 500, processor slowed four times, p95', unit: 'ms', most: 50 },
  formSending: { name: 'sending a form, processor time, times the lean program', unit: 'ratio', most: 1.5 },
  formInbox: { name: 'first page of an inbox of 100,000, processor time', unit: 'ms', most: 50 },
  formDashboard: { name: 'dashboard of 100,000 after one more, processor time', unit: 'ms', most: 500 },
  countingShare: { name: 'counting 5,000 views a second, share of the core', unit: 'ratio', most: 0.1 },
  countingPages: { name: 'pages a second while all views are counted, times without', unit: 'ratio', least: 0.9 },
  beaconEvents: { name: 'events a second that browsers tell, all counted', unit: 'views', least: 5000 },
  countingLost: { name: 'views and events of browsers that were not counted', unit: 'views', most: 0 },
  statisticsScreen: {
    name: 'any screen of a year of statistics, all its calls, the worst of all tries, PostgreSQL',
    unit: 'ms',
    most: 300,
  },
  pastWriting: { name: 'changing an item, its past kept, times without', unit: 'ratio', most: 1.25 },
  pastLooking: { name: 'page with a list of 100,000 items of an earlier moment, PostgreSQL', unit: 'ms', most: 500 },
  builderKey: { name: 'a key in a form of 300 fields, processor time, p50', unit: 'ms', most: 50 },
} as const satisfies Record<string, Budget>;

export type BudgetKey = keyof typeof budgets;

export interface Verdict extends Budget {
  key: BudgetKey;
  value: number;
  isMet: boolean;
}

/** A figure that is not a number has not been met. */
export function judge(key: BudgetKey, value: number): Verdict {
  const budget: Budget = budgets[key];
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = budget;
  return { ...budget, key, value, isMet: value >= least && value <= most };
}
