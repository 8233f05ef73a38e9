import type { Project } from '../structure/project.ts';

/** What features offer to the app by the name and place of a file (docs/decisions/0046). */
interface Kind {
  file: RegExp;
  /** The name under which the file exports it. */
  exported: RegExp;
}

const routes: Kind = {
  file: /^src\/features\/.*\/server\/.*\.routes\.ts$/,
  exported: /^export const (\w+Routes): Route</m,
};
const jobs: Kind = {
  file: /^src\/features\/.*\/server\/.*\.jobs\.ts$/,
  exported: /^export const (\w+Jobs): FeatureJobs</m,
};
const attention: Kind = {
  file: /^src\/features\/.*\/server\/.*\.attention\.ts$/,
  exported: /^export const (\w+Attention): FeatureAttention</m,
};
const errorTexts = /^src\/(features\/.*|app)\/messages\/([\w-]+)\.(errors)\.json$/;
const adminTexts = /^src\/(features\/.*|app)\/messages\/([\w-]+)\.(admin)\.json$/;

type ShippedKind = 'errors' | 'mail' | 'files';

/** The interface in other languages has one file for all refusals, one for all mails, and one for all that is saved as a file. */
const shippedTexts = (kind: ShippedKind) => new RegExp(`^src/languages/([\\w-]+)/${kind}\\.json$`);

const alias = (file: string): string => file.replace(/^src\//, '#');

function namesOf(project: Project, { file, exported }: Kind): { name: string; from: string }[] {
  return project.files
    .filter((one) => file.test(one))
    .map((one) => {
      const name = exported.exec(project.read(one))?.[1];
      if (name === undefined) throw new Error(`${one}: exports nothing that fits ${exported.source}`);
      return { name, from: alias(one) };
    });
}

/** `src/features/list-items/messages/nl.errors.json` is imported as `listItemsNlErrors`. */
function textFilesOf(project: Project, pattern: RegExp) {
  return project.files.flatMap((file) => {
    const [, owner = '', language = '', kind = ''] = pattern.exec(file) ?? [];
    if (language === '') return [];
    const words = `${owner.split('/').at(-1)}-${language}-${kind}`.split('-');
    const name = words
      .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
      .join('');
    return [{ name, language, from: alias(file), file }];
  });
}

/** Features that record something have the words of it among their admin texts, and the log is saved as a file too. */
const auditFilesOf = (project: Project) =>
  textFilesOf(project, adminTexts).filter(({ file }) => 'audit' in (JSON.parse(project.read(file)) as object));

/** `src/languages/pt-BR/mail.json` is imported as `shippedPtBRMail`. */
function shippedFilesOf(project: Project, kind: ShippedKind) {
  return project.files.flatMap((file) => {
    const [, language = ''] = shippedTexts(kind).exec(file) ?? [];
    if (language === '') return [];
    const name = ['shipped', ...language.split('-'), kind]
      .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
      .join('');
    return [{ name, language, from: file.replace(/^src\//, '../../') }];
  });
}

/** The source of `src/app/server/found.generated.ts`. */
export function foundParts(project: Project): string {
  const [foundRoutes, foundJobs, foundAttention, errorFiles] = [
    namesOf(project, routes),
    namesOf(project, jobs),
    namesOf(project, attention),
    [...textFilesOf(project, errorTexts), ...shippedFilesOf(project, 'errors')],
  ];
  const mailFiles = shippedFilesOf(project, 'mail');
  const savedFiles = shippedFilesOf(project, 'files');
  const auditFiles = auditFilesOf(project);
  const auditLanguages = [...new Set(auditFiles.map(({ language }) => language))].sort();
  const languages = [...new Set(errorFiles.map(({ language }) => language))].sort();
  const list = (names: readonly string[], indent = '  ') => names.map((name) => `${indent}${name},\n`).join('');
  return `// Written by \`npm run found\` from the files of the features; the structure check fails when it is out of date.
${[...foundRoutes, ...foundJobs, ...foundAttention].map(({ name, from }) => `import { ${name} } from '${from}';\n`).join('')}${[...errorFiles, ...auditFiles, ...mailFiles, ...savedFiles].map(({ name, from }) => `import ${name} from '${from}' with { type: 'json' };\n`).join('')}import type { FeatureAttention } from '#features/today/contract/feature-attention.ts';
import type { FeatureJobs } from '#platform/server/jobs/feature-jobs.ts';
import type { ErrorTexts } from '#platform/server/http/problem.ts';
import type { Route } from '#platform/server/http/route.ts';
import type { Services } from './services/services.ts';

export const foundRoutes: readonly (readonly Route<Services>[])[] = [
${list(foundRoutes.map(({ name }) => name))}];

export const foundJobs: readonly FeatureJobs<Services>[] = [
${list(foundJobs.map(({ name }) => name))}];

export const foundAttention: readonly FeatureAttention<Services>[] = [
${list(foundAttention.map(({ name }) => name))}];

/** By language. */
export const foundErrorTexts: Readonly<Record<string, readonly ErrorTexts[]>> = {
${languages
  .map(
    (language) =>
      `  '${language}': [\n${list(
        errorFiles.filter((one) => one.language === language).map(({ name }) => `${name}.errors`),
        '    ',
      )}  ],\n`,
  )
  .join('')}};

/** By language: the admin texts of features that record something in the audit log. */
export const foundAuditTexts: Readonly<Record<string, readonly object[]>> = {
${auditLanguages
  .map(
    (language) =>
      `  '${language}': [\n${list(
        auditFiles.filter((one) => one.language === language).map(({ name }) => name),
        '    ',
      )}  ],\n`,
  )
  .join('')}};

/** By language, besides those that each feature has itself. */
export const foundMailTexts: Readonly<Record<string, unknown>> = {
${mailFiles.map(({ name, language }) => `  '${language}': ${name},\n`).join('')}};

/** By language, besides those that each feature has itself: what stands in files that someone saves. */
export const foundFileTexts: Readonly<Record<string, unknown>> = {
${savedFiles.map(({ name, language }) => `  '${language}': ${name},\n`).join('')}};
`;
}
