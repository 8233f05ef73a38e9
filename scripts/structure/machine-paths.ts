import type { Project } from './project.ts';

const isText = (file: string): boolean => /\.(tsx?|mjs|cjs|json|md|css|sql|html|ya?ml|example|txt)$|^\.ci\//.test(file);

/** The beginning of a path on someone's machine. */
const machinePath =
  /(?<![\w.$}/:-])\/(?:home\/[a-z]|Users\/[A-Za-z]|root\/|tmp\/|work\/(?:main|shared)\b)|\b[A-Z]:\\\\?Users\\/;

/** What holds on one machine alone does not belong in what everyone gets. */
export const noMachinePaths = (project: Project): string[] =>
  project.files
    .filter((file) => isText(file) && !file.startsWith('scripts/structure/'))
    .flatMap((file) =>
      project
        .read(file)
        .split('\n')
        .flatMap((line, index) => {
          const found = machinePath.exec(line)?.[0];
          return found === undefined ? [] : [`${file}:${index + 1}: ${found} is a path of one machine`];
        }),
    );

/** A package that was locked from a private mirror cannot be installed anywhere else. */
export function publicPackagesOnly(project: Project): string[] {
  const file = 'package-lock.json';
  if (!project.files.includes(file)) return [`${file}: is missing`];
  const { packages } = JSON.parse(project.read(file)) as { packages: Record<string, { resolved?: string }> };
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))
    .map(([name, { resolved }]) => `${file}: ${name} comes from ${resolved}, not from the public registry`);
}
