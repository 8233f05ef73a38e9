import { isTest, isTypeScript, type Project } from './project.ts';

/** In a test `@ts-expect-error` proves that something does not compile; elsewhere it hides that. Biome sees `@ts-expect-error`. */
export const noSilencedCompiler = (project: Project): string[] =>
  project.files.filter(isTypeScript).flatMap((file) =>
    project
      .read(file)
      .split('\n')
      .flatMap((line, index) => {
        const found = /^\s*(?:\/\/|\/\*+|\*|\{\/\*)\s*@ts-(nocheck|expect-error)\b/.exec(line)?.[1];
        if (found === undefined || (found === 'expect-error' && isTest(file))) return [];
        return [`${file}:${index + 1}: mend what the compiler says instead of @ts-${found}`];
      }),
  );
