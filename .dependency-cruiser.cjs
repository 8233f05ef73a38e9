/**
 * Who may import whom. Each rule says why it is there and what to do instead; `npm test` runs them all
 * (scripts/structure/directions.ts). platform ← field-kinds ← features ← building-blocks ← app ← demo,
 * and within each the three sides: contract (pure), server (Node) and web (browser).
 */

/** A test may reach across the layers to set things up; it stays on its own side all the same. */
const tests = '\\.test\\.tsx?$';
const testSupport = '/testing/|\\.factory\\.ts$|\\.setup\\.ts$';
const contractSide = '(^|/)contract/|^src/(building-blocks|field-kinds)/[^/]+/(definition|question)\\.ts$';
const serverSide = '^src/.*/server/';
const webSide = '^src/.*/web/|^src/(building-blocks|field-kinds)/.*\\.tsx$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'platform-imports-nothing-above',
      severity: 'error',
      comment:
        'The platform has the words of no feature, so that each can be read by itself. Way out: let the feature or the app hand in what is needed, as a parameter or an interface.',
      from: { path: '^src/platform/', pathNot: tests },
      to: { path: '^src/(field-kinds|features|building-blocks|app)/' },
    },
    {
      name: 'texts-are-our-own',
      severity: 'error',
      comment:
        'What people read is found in one way (docs/decisions/0070); i18next is there for the test that compares. Way out: useTranslation of platform/web/i18n.',
      from: { path: '^src/', pathNot: tests },
      to: { path: 'node_modules/(react-)?i18next' },
    },
    {
      name: 'field-kinds-import-nothing-above',
      severity: 'error',
      comment:
        'A kind of field serves whichever feature asks for it. Way out: a context of field-kinds/kit/web that the feature fills, as finders-context.ts is.',
      from: { path: '^src/field-kinds/', pathNot: tests },
      to: { path: '^src/(features|building-blocks|app)/' },
    },
    {
      name: 'field-kinds-do-not-know-each-other',
      severity: 'error',
      comment: 'Any kind can be removed by removing its folder. Way out: what two kinds share goes to field-kinds/kit.',
      from: { path: '^src/field-kinds/([^/]+)/', pathNot: tests },
      to: { path: '^src/field-kinds/[^/]+/', pathNot: '^src/field-kinds/($1|kit)/' },
    },
    {
      name: 'features-import-nothing-above',
      severity: 'error',
      comment:
        'A feature works with whatever blocks there are and in whatever app. Way out: declare an interface in the feature and let the app hand in what answers it, as pages/server/block-rules.ts does.',
      from: { path: '^src/features/', pathNot: tests },
      to: { path: '^src/(building-blocks|app)/' },
    },
    {
      name: 'features-meet-at-the-door',
      severity: 'error',
      comment:
        'Of another feature one knows its contract, on the server its service, and in the browser its web/parts/ and the *-context.ts that the app fills: the rest can change without asking. Way out: add what you need to its contract, its *.service.ts, its parts or its context; what both draw belongs in platform/web.',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: {
        path: '^src/features/',
        pathNot:
          '^src/features/($1/|[^/]+/contract/|[^/]+/server/[^.]+\\.service\\.ts$|[^/]+/web/[^/]+-context\\.ts$|[^/]+/web/parts/)',
      },
    },
    {
      name: 'only-servers-call-services',
      severity: 'error',
      comment:
        'A service needs a database. Way out: in a contract, import the other contract; in the web, make the call.',
      from: { path: '^src/features/([^/]+)/', pathNot: '/server/' },
      to: { path: '^src/features/[^/]+/server/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'blocks-know-contracts-and-parts',
      severity: 'error',
      comment:
        'A block is given its data and never fetches, so of features it needs the shapes and the parts that they offer for drawing. Way out: state what the block needs in its definition; what it draws of a feature goes to that feature’s web/parts/.',
      from: { path: '^src/building-blocks/', pathNot: tests },
      to: { path: '^src/features/', pathNot: '^src/features/[^/]+/(contract|web/parts)/' },
    },
    {
      name: 'blocks-do-not-know-the-app',
      severity: 'error',
      comment:
        'The app finds the blocks, not the other way round. Way out: a function on the definition, or a context of kit/web.',
      from: { path: '^src/building-blocks/', pathNot: tests },
      to: { path: '^src/app/' },
    },
    {
      name: 'nothing-imports-the-demo',
      severity: 'error',
      comment:
        'The demo is content, made with the product; the product is the same without it. Way out: what both need belongs on a lower floor, and the program hands the demo in (src/demo/server/main.ts).',
      from: { path: '^src/', pathNot: '^src/demo/' },
      to: { path: '^src/demo/' },
    },
    {
      name: 'blocks-do-not-know-each-other',
      severity: 'error',
      comment:
        'Any block can be removed by removing its folder. Way out: what two blocks share goes to building-blocks/kit.',
      from: { path: '^src/building-blocks/([^/]+)/', pathNot: tests },
      to: { path: '^src/building-blocks/[^/]+/', pathNot: '^src/building-blocks/($1|kit)/' },
    },
    {
      name: 'contract-is-pure',
      severity: 'error',
      comment:
        'Both sides run the contract, so it can lean on neither. Way out: move the pure rule into contract/ and leave what needs Node or the browser where it is.',
      from: { path: contractSide },
      to: { path: `${serverSide}|${webSide}` },
    },
    {
      name: 'contract-needs-no-node',
      severity: 'error',
      comment: 'The browser runs it too. Way out: use what both have (URL, crypto, Intl), or move it to server/.',
      from: { path: contractSide, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-imports-no-web',
      severity: 'error',
      comment: 'The server runs without a browser and without a build. Way out: move what both need to contract/.',
      from: { path: serverSide },
      to: { path: webSide },
    },
    {
      name: 'web-imports-no-server',
      severity: 'error',
      comment: 'What the web imports, everyone can read. Way out: make a call, or move the pure part to contract/.',
      from: { path: webSide },
      to: { path: serverSide },
    },
    {
      name: 'web-needs-no-node',
      severity: 'error',
      comment: 'A browser has no Node. Way out: do it on the server and make a call.',
      from: { path: webSide, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      comment:
        'Factories and test set-up are no part of the product. Way out: move what the product needs out of testing/.',
      from: { path: '^src/', pathNot: `${tests}|${testSupport}` },
      to: { path: `${tests}|${testSupport}` },
    },
    {
      name: 'no-development-packages',
      severity: 'error',
      comment:
        'An installation without development packages must start. Way out: move the package to dependencies. The development server alone is loaded only when asked for.',
      from: { path: '^src/', pathNot: `${tests}|${testSupport}|^src/app/server/site/development-renderer\\.ts$` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Two files that need each other are one file, or three: neither can be read or loaded first. Way out: move what both need, a type too, to a file of its own.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      comment:
        'An import that leads nowhere is a mistake in its path. Way out: correct it, with its .ts or .tsx ending.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|/@)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    skipAnalysisNotInRules: true,
  },
};
