import ts from 'typescript';
import { isTest, lineOf, nodesIn, type Project } from './project.ts';

const wayOut = 'spread inLanguage(…), or draw it with <Text>, so that its direction is said too';

/** `lang={…}` on an element of the document; a component of ours that takes one puts it on an element itself. */
const isLangOfElement = (node: ts.Node, source: ts.SourceFile): boolean =>
  ts.isJsxAttribute(node) &&
  node.name.getText(source) === 'lang' &&
  /^[a-z]/.test(node.parent.parent.tagName.getText(source));

const isLangAssigned = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  ts.isPropertyAccessExpression(node.left) &&
  node.left.name.text === 'lang';

/** §9: words in another language than the page say which, and which way they run: a full stop lands on the wrong side otherwise. */
export function languagesAreMarkedWhole(project: Project): string[] {
  return project.files
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\/server\//.test(file) && !isTest(file))
    .filter((file) => /\blang\b/.test(project.read(file)))
    .flatMap((file) => {
      const source = project.syntax(file);
      return [...nodesIn(source)]
        .filter((node) => isLangOfElement(node, source) || isLangAssigned(node))
        .map((node) => `${file}:${lineOf(source, node)}: sets lang alone; ${wayOut}`);
    });
}

/** A path of ours as it is written, other than what is a file or a call: those are in no language. */
const bareLink = /\bhref=(?:"|\{['`])\/(?!api\/|a\/|assets\/)/;

/** Whoever reads in English goes on in English: a link to another screen has the prefix of the language it is read in. */
export function linksKeepTheLanguage(project: Project): string[] {
  return project.files
    .filter((file) => /^src\/.*\.tsx$/.test(file) && !isTest(file))
    .flatMap((file) =>
      project
        .read(file)
        .split('\n')
        .flatMap((line, index) =>
          bareLink.test(line) ? [`${file}:${index + 1}: leads out of the language; use withLanguagePrefix`] : [],
        ),
    );
}
