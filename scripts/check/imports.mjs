// Checks the imports of the product against the rules of .dependency-cruiser.mjs.
import { pathToFileURL } from 'node:url';
import { cruise } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';
import { findFolderCircle } from './folder-circles.mjs';

export const FOLDER_CIRCLES = {
  name: 'no-folder-circles',
  comment:
    'These imports lead from folder to folder of the server and back, so that none is understood without the others: move what both sides need into the lower one, or what needs both into one above them (docs/architecture.md draws the layers).',
};

/** At least one file of each workspace must have been read: a run that reads nothing finds no violation and passes. */
const MUST_BE_READ = [
  'packages/domain/',
  'packages/contract/',
  'packages/language/',
  'packages/planner/',
  'apps/server/',
  'apps/web/',
];

/**
 * @param {string} baseDir the root of the project
 * @returns {Promise<{ modules: number, violations: { rule: string, from: string, to: string, comment: string }[] }>}
 */
export async function checkImports(baseDir) {
  const { forbidden, options } = configuration;
  const { output } = await cruise(
    ['packages', 'apps'],
    { ...options, baseDir, ruleSet: { forbidden }, validate: true },
    options.enhancedResolveOptions,
  );
  const sources = output.modules.map(({ source }) => source);
  const unread = MUST_BE_READ.filter((folder) => !sources.some((source) => source.startsWith(folder)));
  if (unread.length > 0)
    throw new Error(`No module was read under ${unread.join(', ')}: the parser is broken.`);
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  const violations = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
    comment: comments.get(rule.name) ?? '',
  }));
  for (const { from, to } of findFolderCircle(output.modules))
    violations.push({ rule: FOLDER_CIRCLES.name, from, to, comment: FOLDER_CIRCLES.comment });
  return { modules: sources.filter((source) => !source.includes('node_modules')).length, violations };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { modules, violations } = await checkImports(process.cwd());
  for (const { rule, from, to, comment } of violations)
    console.error(`${from} → ${to}\n  ${comment} (${rule})\n`);
  console.log(`${modules} modules, ${violations.length} forbidden imports`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
