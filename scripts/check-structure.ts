import { fileURLToPath } from 'node:url';
import { additiveMigrations } from './structure/additive-migrations.ts';
import { auditActionsHaveWords, systemWorkHasWords } from './structure/audit-actions.ts';
import { noBlockNames } from './structure/block-names.ts';
import { checkDirections, type Outcome } from './structure/directions.ts';
import { endpointsInEndpointFiles, plainMethodsAndPaths } from './structure/endpoint-files.ts';
import { explainedVariables } from './structure/environment-file.ts';
import { refusalsHaveWords } from './structure/error-messages.ts';
import { kebabCaseNames, noDrawers, numbersFollowEachOther } from './structure/file-names.ts';
import { foundIsFresh } from './structure/found-is-fresh.ts';
import { wholeLanguages } from './structure/language-folders.ts';
import { linearPatterns } from './structure/linear-patterns.ts';
import { noMachinePaths, publicPackagesOnly } from './structure/machine-paths.ts';
import { languagesAreMarkedWhole, linksKeepTheLanguage } from './structure/marked-languages.ts';
import {
  everyKeyInOneFile,
  noEmptyTexts,
  sameKeysInEveryLanguage,
  samePlaceholdersInEveryLanguage,
} from './structure/message-files.ts';
import { linksOfPagesLeadSomewhere } from './structure/page-links.ts';
import { patientWaits } from './structure/patient-waits.ts';
import { openProject, type Rule } from './structure/project.ts';
import { noReplacedFunctions } from './structure/replaced-functions.ts';
import { noSilencedCompiler } from './structure/silenced-compiler.ts';
import { declaredTables, oneOwnerForEachTable, tableOwnersPageIsFresh } from './structure/table-owners.ts';
import { tablesFitOnPhones } from './structure/tables-on-phones.ts';
import { usedExports } from './structure/used-exports.ts';
import { usedMembers } from './structure/used-members.ts';
import { usedMessagesExist } from './structure/used-messages.ts';
import { wholeFolders } from './structure/whole-folders.ts';

const rules: Record<string, Rule> = {
  'found-is-fresh': foundIsFresh,
  'kebab-case-names': kebabCaseNames,
  'numbers-follow-each-other': numbersFollowEachOther,
  'no-drawers': noDrawers,
  'same-keys-in-every-language': sameKeysInEveryLanguage,
  'same-placeholders-in-every-language': samePlaceholdersInEveryLanguage,
  'whole-languages': wholeLanguages,
  'languages-are-marked-whole': languagesAreMarkedWhole,
  'links-keep-the-language': linksKeepTheLanguage,
  'every-key-in-one-file': everyKeyInOneFile,
  'no-empty-texts': noEmptyTexts,
  'used-messages-exist': usedMessagesExist,
  'refusals-have-words': refusalsHaveWords,
  'audit-actions-have-words': auditActionsHaveWords,
  'system-work-has-words': systemWorkHasWords,
  'whole-folders': wholeFolders,
  'plain-methods-and-paths': plainMethodsAndPaths,
  'endpoints-in-endpoint-files': endpointsInEndpointFiles,
  'one-owner-for-each-table': oneOwnerForEachTable,
  'declared-tables': declaredTables,
  'table-owners-page-is-fresh': tableOwnersPageIsFresh,
  'no-silenced-compiler': noSilencedCompiler,
  'no-replaced-functions': noReplacedFunctions,
  'patient-waits': patientWaits,
  'additive-migrations': additiveMigrations,
  'linear-patterns': linearPatterns,
  'used-exports': (project) => usedExports(project),
  'used-members': usedMembers,
  'no-block-names': noBlockNames,
  'explained-variables': explainedVariables,
  'no-machine-paths': noMachinePaths,
  'public-packages-only': publicPackagesOnly,
  'tables-fit-on-phones': tablesFitOnPhones,
  'links-of-pages-lead-somewhere': linksOfPagesLeadSomewhere,
};

const project = openProject(fileURLToPath(new URL('../', import.meta.url)));
const outcomes: Outcome[] = await checkDirections(project);
for (const [name, rule] of Object.entries(rules)) outcomes.push({ name, problems: await rule(project) });

const failed = outcomes.filter(({ problems }) => problems.length > 0);
for (const { name, problems } of failed) for (const problem of problems) console.log(`${name}  ${problem}`);
console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
