import { describe, expect, it } from 'vitest';
import { auditActionsHaveWords } from './audit-actions.ts';
import { endpointsInEndpointFiles, plainMethodsAndPaths } from './endpoint-files.ts';
import { explainedVariables } from './environment-file.ts';
import { refusalsHaveWords } from './error-messages.ts';
import { kebabCaseNames, noDrawers, numbersFollowEachOther } from './file-names.ts';
import { linearPatterns } from './linear-patterns.ts';
import { noMachinePaths, publicPackagesOnly } from './machine-paths.ts';
import { languagesAreMarkedWhole } from './marked-languages.ts';
import {
  everyKeyInOneFile,
  noEmptyTexts,
  sameKeysInEveryLanguage,
  samePlaceholdersInEveryLanguage,
} from './message-files.ts';
import { linksOfPagesLeadSomewhere } from './page-links.ts';
import { patientWaits } from './patient-waits.ts';
import type { Rule } from './project.ts';
import { noReplacedFunctions } from './replaced-functions.ts';
import { noSilencedCompiler } from './silenced-compiler.ts';
import { tablesFitOnPhones } from './tables-on-phones.ts';
import { withProject } from './testing/written-project.ts';
import { usedExports } from './used-exports.ts';
import { usedMembers } from './used-members.ts';
import { usedMessagesExist } from './used-messages.ts';
import { wholeFolders } from './whole-folders.ts';

const messages = (nl: object, en: object, folder = 'src/features/a/messages') => ({
  [`${folder}/nl.json`]: JSON.stringify(nl),
  [`${folder}/en.json`]: JSON.stringify(en),
});
const uses = (code: string, ...keys: string[]) => {
  const texts = Object.fromEntries(keys.map((key) => [key, 'text']));
  return { 'src/features/a/web/a.tsx': code, ...messages(texts, texts) };
};
const endpoint = (fields: string) => ({
  'src/features/a/contract/a.endpoints.ts': `export const read = defineEndpoint({ ${fields} });`,
});
const lock = (resolved: string) => ({
  'package-lock.json': JSON.stringify({ packages: { 'node_modules/a': { resolved } } }),
});
const refuses = (code: string) => ({
  'src/features/a/server/a.service.ts': code,
  'src/platform/messages/nl.json': JSON.stringify({ errors: { full: { title: 'Vol', detail: 'Er is geen plaats.' } } }),
});
const audits = (texts: object) => ({
  'src/features/a/contract/a.audit.ts': "export const roleAudit = auditActions({ created: 'role.created' });",
  'src/features/a/messages/nl.admin.json': JSON.stringify({ audit: texts }),
});
const draws = (code: string) => ({ 'src/features/a/web/a.tsx': code });
const environment = (text: string) => ({ '.env.example': text });
const exportsAreUsed: Rule = (project) => usedExports(project, { awaited: 'comes next' });
const awaited = { 'src/platform/contract/awaited.ts': 'export const awaited = 1;' };
const portIsExplained: Rule = (project) => explainedVariables(project, ['PORT']);

type Case = [what: string, rule: Rule, files: Record<string, string>];

const service = (users: Record<string, string>) => ({
  'src/features/a/server/a.service.ts':
    'export function createAService(parts) { return { read: () => parts.inner.read(), async write() {} }; }',
  ...users,
});

const wrong: [...Case, problem: RegExp][] = [
  [
    'a service with a function that only a test calls',
    usedMembers,
    service({
      'src/app/server/b.ts': 'services.a.write();',
      'src/features/a/server/a.service.test.ts': 'services.a.read();',
    }),
    /a\.service\.ts:1: only tests call read, or nobody/,
  ],
  [
    'an element that says its language and not its direction',
    languagesAreMarkedWhole,
    draws('export const A = () => <p lang={text.lang}>{text.value}</p>;'),
    /a\.tsx:1: sets lang alone/,
  ],
  [
    'a language that a script sets without its direction',
    languagesAreMarkedWhole,
    draws("words.lang = 'nl';"),
    /a\.tsx:1: sets lang alone/,
  ],
  [
    'an audit action without words',
    auditActionsHaveWords,
    audits({ areas: { role: 'Rollen' } }),
    /a\.audit\.ts:1: .*no audit\.actions\.role\.created/,
  ],
  [
    'a kind of audit action without words',
    auditActionsHaveWords,
    audits({ actions: { role: { created: 'Rol gemaakt' } } }),
    /no audit\.areas\.role/,
  ],
  ['capitals', kebabCaseNames, { 'src/platform/web/PageHead.css': '' }, /^src\/platform\/web\/PageHead\.css: /],
  ['an underscore', kebabCaseNames, { 'src/a/messages/nl_admin.json': '' }, /nl_admin/],
  ['a migration without a number', kebabCaseNames, { 'migrations/platform/first.sql': '' }, /first\.sql/],
  [
    'a number that two have',
    numbersFollowEachOther,
    { 'migrations/platform/0001_one.sql': '', 'migrations/platform/0001_other.sql': '' },
    /0001_other\.sql: 0002/,
  ],
  ['a number left out', numbersFollowEachOther, { 'docs/decisions/0002-two.md': '' }, /0002-two\.md: 0001/],
  ['utils', noDrawers, { 'src/platform/contract/utils.ts': '' }, /utils\.ts/],
  ['the types of a feature', noDrawers, { 'src/features/forms/contract/forms.types.ts': '' }, /forms\.types/],
  ['an index', noDrawers, { 'src/features/forms/web/index.tsx': '' }, /index\.tsx/],
  [
    'a key in Dutch alone',
    sameKeysInEveryLanguage,
    messages({ a: { b: 'x', c: 'y' } }, { a: { b: 'x' } }),
    /en\.json: has no a\.c/,
  ],
  ['a key in English alone', sameKeysInEveryLanguage, messages({}, { a: 'x' }), /nl\.json: has no a/],
  [
    'no English file',
    sameKeysInEveryLanguage,
    { 'src/app/web/messages/nl.admin.json': '{}' },
    /en\.admin\.json: is missing/,
  ],
  [
    'another value',
    samePlaceholdersInEveryLanguage,
    messages({ a: '{{n}} keer' }, { a: '{{count}} times' }),
    /fills in \{count\}.+\{n\}/,
  ],
  [
    'a key in two files',
    everyKeyInOneFile,
    { ...messages({ a: 'x' }, { a: 'x' }), ...messages({ a: 'y' }, { a: 'y' }, 'src/features/b/messages') },
    /b\/messages\/nl\.json: has a, which src\/features\/a/,
  ],
  ['an empty text', noEmptyTexts, messages({ a: ' ' }, { a: 'x' }), /nl\.json: a says nothing/],
  [
    'a key that there is not',
    usedMessagesExist,
    uses("t('a.gone')", 'a.there'),
    /a\.tsx:1: no message file has the key a\.gone/,
  ],
  ['one end of a choice', usedMessagesExist, uses("t(x ? 'a.there' : 'a.gone')", 'a.there'), /a\.gone/],
  ['a pattern that fits nothing', usedMessagesExist, uses('t(`a.$' + '{x}.title`)', 'a.there'), /a\.\$\{x\}\.title/],
  [
    'a block without a view',
    wholeFolders,
    { 'src/building-blocks/map/definition.ts': '' },
    /map\/view\.tsx: is missing/,
  ],
  [
    'a kind of field without an input',
    wholeFolders,
    { 'src/field-kinds/money/definition.ts': '', 'src/field-kinds/money/definition.test.ts': '' },
    /money\/input\.tsx: is missing/,
  ],
  [
    'a path from a constant',
    plainMethodsAndPaths,
    endpoint("method: 'GET', path: base"),
    /a\.endpoints\.ts:1: write the path/,
  ],
  ['a path of parts', plainMethodsAndPaths, endpoint("method: 'GET', path: `/api/$" + '{name}`'), /write the path/],
  ['no method', plainMethodsAndPaths, endpoint("path: '/api/a'"), /write the method/],
  [
    'an endpoint elsewhere',
    endpointsInEndpointFiles,
    { 'src/features/a/server/a.routes.ts': 'defineEndpoint({});' },
    /a\.routes\.ts/,
  ],
  [
    '@ts-nocheck',
    noSilencedCompiler,
    { 'src/a.test.ts': '// @ts-nocheck it is late\na;' },
    /a\.test\.ts:1: .+@ts-nocheck/,
  ],
  [
    '@ts-expect-error outside a test',
    noSilencedCompiler,
    { 'src/a.ts': '// @ts-expect-error\na;' },
    /@ts-expect-error/,
  ],
  [
    'a page that points to a file that is not there',
    linksOfPagesLeadSomewhere,
    { 'docs/a.md': 'See [the other](../b/README.md#how).' },
    /^docs\/a\.md: \.\.\/b\/README\.md#how leads nowhere/,
  ],
  [
    'a table of which four columns stay on a phone',
    tablesFitOnPhones,
    {
      'src/a/web/a.tsx': '\nexport const a = <Table columns={[{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d" }]} />;',
    },
    /^src\/a\/web\/a\.tsx:2: say by priority which of 4 columns/,
  ],
  ['a wait of a second', patientWaits, { 'src/a.test.ts': 'await vi.waitFor(() => a());' }, /a\.test\.ts:1: /],
  [
    'a function of a library that is replaced',
    noReplacedFunctions,
    { 'src/a/server/a.ts': '\nconnection.executeQuery = async (query) => run(query);' },
    /^src\/a\/server\/a\.ts:2: use what a library offers/,
  ],
  [
    'a pattern that takes the square of what it reads',
    linearPatterns,
    { 'src/a/contract/a.ts': '\nconst trimmed = text.replace(/\\s+$/, "");' },
    /^src\/a\/contract\/a\.ts:2: .* can take the square/,
  ],
  [
    'one that is said to be of its type',
    noReplacedFunctions,
    { 'src/a/server/a.ts': 'client.query = asPrepared as typeof client.query;' },
    /a\.ts:1/,
  ],
  [
    'an export that only a test imports',
    exportsAreUsed,
    {
      ...awaited,
      'src/platform/contract/a.ts': 'export const a = 1;',
      'src/platform/contract/a.test.ts': "import { a } from './a.ts';",
    },
    /a\.ts:1: only tests import a/,
  ],
  ['a variable without a sentence', portIsExplained, environment('\nPORT=3000\n'), /sentence right above PORT/],
  ['a variable that is missing', portIsExplained, environment('# Nothing here.\n'), /has no PORT/],
  [
    'a variable that nobody reads',
    portIsExplained,
    environment('# The port.\n# PORT=3000\n# Old.\nOLD=1\n'),
    /OLD is read by nobody/,
  ],
  [
    'a refusal without words',
    refusalsHaveWords,
    refuses("throw conflict('empty');"),
    /a\.service\.ts:1: .+ refusal empty/,
  ],
  ['a new refusal without words', refusalsHaveWords, refuses("throw new AppError('empty', 410);"), /refusal empty/],
  ['a home folder', noMachinePaths, { 'docs/a.md': 'Look in /home/cato/plein.' }, /^docs\/a\.md:1: /],
  ['a folder of this moment', noMachinePaths, { 'src/a.ts': "const a = '/tmp/plein';" }, /src\/a\.ts:1/],
  [
    'a private mirror',
    publicPackagesOnly,
    lock('http://mirror.example/a.tgz'),
    /node_modules\/a comes from http:\/\/mirror/,
  ],
];

const right: Case[] = [
  [
    'a service whose functions are called, taken apart or picked',
    usedMembers,
    service({ 'src/app/server/b.ts': "const { read } = services.a; type Writing = Pick<AService, 'write'>;" }),
  ],
  [
    'an element that says both, and a component that is told the language',
    languagesAreMarkedWhole,
    draws('export const A = () => <p {...inLanguage(text.lang)}><Title lang={text.lang} /></p>;'),
  ],
  [
    'an audit action with its words',
    auditActionsHaveWords,
    audits({ areas: { role: 'Rollen' }, actions: { role: { created: 'Rol gemaakt' } } }),
  ],
  [
    'a branch of messages, asked for as an object',
    usedMessagesExist,
    uses("t('kinds', { returnObjects: true })", 'kinds.role'),
  ],
  [
    'names as they should be',
    kebabCaseNames,
    {
      'src/features/forms/server/forms.routes.test.ts': '',
      'migrations/control/0001_platforms.sql': '',
      'src/a/messages/nl.admin.json': '',
    },
  ],
  [
    'a name that only has such a word in it',
    noDrawers,
    { 'src/features/a/contract/item-types.ts': '', 'e2e/stories/index.html': '' },
  ],
  [
    'the same keys, with plurals',
    sameKeysInEveryLanguage,
    messages({ a_one: '1', a_other: 'n' }, { a_one: '1', a_other: 'n' }),
  ],
  [
    'the same values in another order',
    samePlaceholdersInEveryLanguage,
    messages({ a: '{{x}} van {{ y }}' }, { a: '{{y}} of {{x}}' }),
  ],
  [
    'different keys of one word',
    everyKeyInOneFile,
    { ...messages({ a: { b: 'x' } }, {}), ...messages({ a: { c: 'x' } }, {}, 'src/b/messages') },
  ],
  ['a plural', usedMessagesExist, uses("t('a.items', { count })", 'a.items_one', 'a.items_other')],
  ['a pattern that fits', usedMessagesExist, uses('t(`a.$' + '{x}.title`)', 'a.not-found.title')],
  ['a key in a variable', usedMessagesExist, uses('t(key); it(`x`); fit("y")')],
  [
    'the kit, and a whole block',
    wholeFolders,
    {
      'src/building-blocks/kit/web/a.tsx': '',
      'src/building-blocks/map/definition.ts': '',
      'src/building-blocks/map/view.tsx': '',
    },
  ],
  ['a path that is written out', plainMethodsAndPaths, endpoint("method: 'GET', path: '/api/pages/{id}', feature")],
  [
    'a proof in a test',
    noSilencedCompiler,
    { 'src/a.test.ts': '// @ts-expect-error no\na;', 'src/b.ts': "const a = '@ts-nocheck';" },
  ],
  [
    'a page that points to a file, a folder, a heading and elsewhere',
    linksOfPagesLeadSomewhere,
    {
      'docs/a.md': '[one](../b/README.md#how), [folder](../b/), [here](#here), [there](https://plein.example/a.md)',
      'b/README.md': '# How',
    },
  ],
  [
    'a table that says which columns go',
    tablesFitOnPhones,
    {
      'src/a/web/a.tsx':
        'export const a = <Table columns={[{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d", priority: 2 }, { id: "e", isLabelHidden: true }]} />;',
    },
  ],
  ['a wait that says how long', patientWaits, { 'src/a.test.ts': 'await vi.waitFor(() => a(), patience);' }],
  [
    'a pattern that reads once, and any in a test',
    linearPatterns,
    { 'src/a/contract/a.ts': 'const year = /^\\d{4}$/;', 'src/a/contract/a.test.ts': 'const end = /\\s+$/;' },
  ],
  [
    'values, functions of our own, and handlers in the browser',
    noReplacedFunctions,
    {
      'src/a/server/a.ts':
        'class A { constructor(run: () => void) { this.run = () => run(); } }\na.count = 1; const b = () => 1;',
      'src/a/web/a.ts': 'channel.onmessage = () => undefined;',
    },
  ],
  [
    'exports that are imported, by name, as a whole, by an alias, and used in their own file',
    exportsAreUsed,
    {
      ...awaited,
      'package.json': JSON.stringify({ imports: { '#platform/*': './src/platform/*' } }),
      'src/platform/contract/a.ts': 'export const a = 1;\nexport type B = string;\nexport const c: B = a;',
      'src/platform/contract/whole.ts': 'export const whole = 1;',
      'src/platform/server/d.ts': "import { c as e } from '#platform/contract/a.ts';\nimport('../contract/whole.ts');",
    },
  ],
  ['a variable with its sentence', portIsExplained, environment('# The port that it listens on.\nPORT=3000\n')],
  [
    'addresses and system folders',
    noMachinePaths,
    { 'src/a.ts': "'/usr/bin/chromium' + '/home' + 'https://a.example/home/page' + '/werk/tmp/'" },
  ],
  [
    'refusals with words, and what is our own fault',
    refusalsHaveWords,
    refuses("conflict('full'); new AppError('full', 409); new AppError('broken', 500); notFound(); find('x');"),
  ],
  ['the public registry', publicPackagesOnly, lock('https://registry.npmjs.org/a/-/a-1.0.0.tgz')],
];

describe('the rules of the structure', () => {
  it.each(wrong)('see %s', async (_, rule, files, problem) => {
    const problems = await withProject(files, rule);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });

  it.each(right)('leave alone: %s', async (_, rule, files) => {
    expect(await withProject(files, rule)).toEqual([]);
  });
});
