import ts from 'typescript';
import { isTest, isTypeScript, lineOf, nodesIn, type Project } from './project.ts';

/** Where the compiler is told to look away, it no longer helps whoever comes next. */
export const noAny = (project: Project): string[] =>
  project.files.filter(isTypeScript).flatMap((file) => {
    const source = project.syntax(file);
    return [...nodesIn(source)]
      .filter((node) => node.kind === ts.SyntaxKind.AnyKeyword)
      .map((node) => `${file}:${lineOf(source, node)}: say what it is, or unknown, instead of any`);
  });

/** In a test `@ts-expect-error` proves that something does not compile; elsewhere it hides that. */
export const noSilencedCompiler = (project: Project): string[] =>
  project.files.filter(isTypeScript).flatMap((file) =>
    project
      .read(file)
      .split('\n')
      .flatMap((line, index) => {
        const found = /^\s*(?:\/\/|\/\*+|\*|\{\/\*)\s*@ts-(ignore|nocheck|expect-error)\b/.exec(line)?.[1];
        if (found === undefined || (found === 'expect-error' && isTest(file))) return [];
        return [`${file}:${index + 1}: mend what the compiler says instead of @ts-${found}`];
      }),
  );
