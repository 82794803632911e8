// Who may import whom. Each comment is what a person reads when the rule is broken: why, and what to do instead.
// `npm run check` runs this; scripts/check/imports.test.mjs plants an import against every rule and sees it caught.

const TEST = '\\.test\\.tsx?$|/testing/';
const STORE = '^apps/server/src/[^/]+/(store|[a-z-]+-store)\\.ts$';
/** Folders of the server that serve every feature; `routes` is above the features, all others are features. */
const SERVER_GROUND = 'db|http|jobs|mail';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const packages = [
  {
    name: 'domain-imports-words-only',
    comment:
      'The domain says what is true, for the server, the planner and the browser alike, so it stands on nothing but its words: compute from the arguments, and do the rest where the function is called.',
    from: { path: '^packages/domain/src/', pathNot: TEST },
    to: { pathNot: '^packages/(domain|words)/src/' },
  },
  {
    name: 'words-import-nothing-of-ours',
    comment:
      'Every package writes its texts with words, so words may import none of them: pass in what it needs.',
    from: { path: '^packages/words/src/', pathNot: TEST },
    to: { path: '^(packages/(?!words/)|apps/)' },
  },
  {
    name: 'language-imports-domain-only',
    comment:
      'Reading dates and amounts needs the text, today and the lexicon: pass in what else it needs, or do the rest where it is called.',
    // The weights of the letters are a file, with its one loader.
    from: { path: '^packages/language/src/', pathNot: [TEST, '^packages/language/src/letters\\.ts$'] },
    to: { pathNot: '^packages/(language|domain)/src/' },
  },
  {
    name: 'planner-imports-language-and-domain-only',
    comment:
      'The planner is pure: from a brief to days, without knowing the wire, the server or the screen. Pass in what it needs.',
    // The library's texts and the weights of classifiers are files of the planner itself, each with its one loader.
    from: {
      path: '^packages/planner/src/',
      pathNot: [TEST, '^packages/planner/src/(library/files|read/learned/weights)\\.ts$'],
    },
    to: { pathNot: '^packages/(planner|language|domain|words)/src/|node_modules/zod/' },
  },
  {
    name: 'contract-imports-domain-only',
    comment:
      'The contract runs in the browser and on the server, so it knows neither: only shapes, paths and the domain words they use.',
    from: { path: '^packages/contract/src/', pathNot: TEST },
    to: { pathNot: '^packages/(contract|domain|words)/src/|node_modules/zod/' },
  },
  {
    name: 'packages-under-apps',
    comment: 'Packages are what the apps stand on: move the shared part down into a package instead.',
    from: { path: '^packages/' },
    to: { path: '^apps/' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const server = [
  {
    name: 'server-and-web-never-meet',
    comment:
      'Server and web share only what crosses the wire: put the shape into packages/contract, the rule into packages/domain.',
    from: { path: '^apps/(server|web)/' },
    to: { path: '^apps/(server|web)/', pathNot: '^apps/$1/' },
  },
  {
    name: 'server-ground-knows-no-feature',
    comment:
      'db, http, jobs and mail serve every feature, so they know none: take what a feature gives as an argument, or move the part that knows it into the feature, routes/ or a file beside the folders.',
    from: { path: `^apps/server/src/(${SERVER_GROUND})/`, pathNot: TEST },
    to: { path: '^apps/server/src/[^/]+/', pathNot: `^apps/server/src/(${SERVER_GROUND})/` },
  },
  {
    name: 'server-routes-are-the-top',
    comment:
      "routes/ puts features together for the wire, and only the app imports it: call the service that the handler calls. A feature calls another feature's services and stores, each by its own name.",
    from: { path: '^apps/server/src/', pathNot: [TEST, '^apps/server/src/(routes/|app\\.ts$)'] },
    to: { path: '^apps/server/src/routes/' },
  },
  {
    name: 'only-stores-speak-sql',
    comment:
      "SQL stands in stores, where every query's owner can be checked: ask the feature's store.ts, and add the query there.",
    from: { path: '^apps/server/src/', pathNot: [TEST, STORE, '^apps/server/src/db/'] },
    to: { path: 'node_modules/(kysely|pg|pg-cursor|pg-query-stream)/' },
  },
  {
    name: 'only-features-call-stores',
    comment:
      "Who reads and writes rows is a feature: call its service. A feature may read by another feature's store, and write by it inside one transaction; only a feature's own store has the SQL that writes its tables.",
    from: {
      path: `^apps/server/src/((${SERVER_GROUND}|routes)/|[^/]+$)`,
      // What every night removes is a list of deletions.
      pathNot: [TEST, '^apps/server/src/start-jobs\\.ts$'],
    },
    to: { path: STORE },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const web = [
  {
    name: 'web-without-planner',
    comment:
      'Reading and planning are the work of the server: ask for it over the contract. Only quick add is read on each key press, in the browser (decision 0271).',
    from: { path: '^apps/web/' },
    to: { path: '^packages/(planner|language)/', pathNot: '^packages/language/src/quick-add/' },
  },
  {
    name: 'web-routes-are-the-top',
    comment:
      'Routes compose features; nothing imports a route: move what is needed into a feature or a folder below it, and pass the rest as props.',
    from: { path: '^apps/web/src/(features|plan-data|ui|platform|site)/', pathNot: TEST },
    to: { path: '^apps/web/src/routes/' },
  },
  {
    name: 'web-features-are-islands',
    comment:
      'Features never import features: lift the shared part to the route that composes them, or down: data of plans and what follows from it to plan-data/, a component to ui/.',
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TEST },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'web-plan-data-knows-no-screen',
    comment:
      'plan-data/ has what several features know and do about projects and tasks, so it knows none of their screens: move the part that does up into the feature.',
    from: { path: '^apps/web/src/plan-data/', pathNot: TEST },
    to: { path: '^apps/web/src/(features|site)/' },
  },
  {
    name: 'web-ui-knows-no-product',
    comment:
      'ui/ is drawn for any product: take data and callbacks as props, or move the component into plan-data/ or the feature that it knows about.',
    from: { path: '^apps/web/src/ui/', pathNot: TEST },
    to: { path: '^apps/web/src/(features|plan-data|site)/|^packages/(contract|planner|language)/' },
  },
  {
    name: 'web-platform-is-the-bottom',
    comment:
      'platform/ is what the app stands on, without rules of the product, so it knows none of the folders above: move the part that does up, to plan-data/ or the feature.',
    from: { path: '^apps/web/src/platform/', pathNot: TEST },
    to: { path: '^apps/web/src/(features|plan-data|ui|site)/' },
  },
  {
    name: 'web-site-without-the-app',
    comment:
      'Public pages are rendered in the build, without a user: they are made of ui/ and platform/. Move the shared part down.',
    from: { path: '^apps/web/src/site/', pathNot: TEST },
    to: { path: '^apps/web/src/(features|plan-data)/' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const everywhere = [
  {
    name: 'no-circles',
    comment: 'Two files that import each other are one file in two pieces: move what both need into a third.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-tests-in-the-product',
    comment: 'The product never imports a test or its tools: move the shared part out of testing/.',
    from: { path: '^(apps|packages)/', pathNot: `${TEST}|\\.config\\.ts$` },
    to: { path: TEST, pathNot: 'node_modules' },
  },
  {
    name: 'no-drawers',
    comment:
      'A file or folder called utils, helpers, common, shared or lib takes anything: name it after the one thing that it does.',
    from: {},
    to: { path: '^(apps|packages)/.+/(util|utils|helper|helpers|common|shared|lib)(/|\\.[a-z]+$)' },
  },
  {
    name: 'no-missing-imports',
    comment: 'The import leads nowhere: correct it, or add the package to the package.json of its workspace.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:|\\.css$|\\?' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [...packages, ...server, ...web, ...everywhere],
  options: {
    // The parser of TypeScript itself is not used: with TypeScript 7 it finds no module at all, and passes.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // Not a package's own dist/: what is excluded is no import either, and no rule would see it.
    exclude: { path: '^(apps|packages)/.+/(dist|planbench)/' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
