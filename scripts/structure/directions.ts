import { join } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { isTypeScript, type Project } from './project.ts';

export interface Outcome {
  name: string;
  problems: string[];
}

/** The rules of .dependency-cruiser.cjs, each with what breaks it. */
export async function checkDirections(
  project: Project,
  configFile = join(project.root, '.dependency-cruiser.cjs'),
): Promise<Outcome[]> {
  const options = await extractOptions(configFile);
  const tsConfig = extractTsConfig(join(project.root, 'tsconfig.json'));
  const { output } = await cruise(['src'], { ...options, baseDir: project.root }, undefined, { tsConfig });
  const { summary, modules } = output as ICruiseResult;
  const rules = options.ruleSet?.forbidden ?? [];
  return [
    { name: 'every-file-was-seen', problems: unseen(project, new Set(modules.map(({ source }) => source))) },
    ...rules.map(({ name = '', comment = '' }) => ({
      name,
      problems: summary.violations
        .filter(({ rule }) => rule.name === name)
        .map((one) => `${describe(one)}. ${comment}`),
    })),
  ];
}

/** With a compiler that it cannot load it sees nothing, finds nothing wrong and says that all is well. */
const unseen = ({ files }: Project, seen: ReadonlySet<string>): string[] =>
  files
    .filter((file) => file.startsWith('src/') && isTypeScript(file) && !seen.has(file))
    .map((file) => `${file}: dependency-cruiser did not see it, so its imports were not checked`);

function describe({ from, to, cycle }: IViolation): string {
  if (cycle === undefined || cycle.length === 0) return `${from}: imports ${to}`;
  return `${from}: imports itself by way of ${cycle.map(({ name }) => name).join(' → ')}`;
}
