import { variableNames } from '../../src/platform/server/config.ts';
import type { Project } from './project.ts';

const file = '.env.example';
/** Read by the test command itself and never by the server. */
const outsideConfig = ['CHROMIUM_PATH'];

/** The variables of the file, with the comment right above each. */
function variablesIn(text: string): Map<string, string> {
  const lines = text.split('\n');
  return new Map(
    lines.flatMap((line, index) => {
      const name = /^(?:# )?([A-Z][A-Z0-9_]*)=/.exec(line)?.[1];
      return name === undefined ? [] : [[name, lines[index - 1] ?? ''] as const];
    }),
  );
}

/** Every variable stands in .env.example with a sentence that says what it does, and nothing else does. */
export function explainedVariables(project: Project, names: readonly string[] = variableNames): string[] {
  if (!project.files.includes(file)) return [`${file}: is missing`];
  const variables = variablesIn(project.read(file));
  const absent = names.filter((name) => !variables.has(name)).map((name) => `${file}: has no ${name}`);
  const unexplained = [...variables]
    .filter(([, comment]) => !/^# .+\.$/.test(comment))
    .map(([name]) => `${file}: say in a sentence right above ${name} what it does`);
  const unknown = [...variables.keys()]
    .filter((name) => !names.includes(name) && !outsideConfig.includes(name))
    .map((name) => `${file}: ${name} is read by nobody`);
  return [...absent, ...unexplained, ...unknown];
}
