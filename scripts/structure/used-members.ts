import ts from 'typescript';
import { isTest, isTypeScript, lineOf, nodesIn, type Project } from './project.ts';

const isTestSupport = (file: string): boolean => isTest(file) || /\/testing\/|\.factory\.ts$|^e2e\//.test(file);

/**
 * A function that a service offers and only tests call is dead, as an export would be. Told apart by its name alone;
 * within the service itself the name is likely another's.
 */
export function usedMembers(project: Project): string[] {
  const sources = project.files.filter((file) => isTypeScript(file) && !isTestSupport(file));
  const usedIn = new Map<string, Set<string>>();
  for (const file of sources)
    for (const name of namesUsed(project.syntax(file))) usedIn.set(name, (usedIn.get(name) ?? new Set()).add(file));
  return sources
    .filter((file) => file.endsWith('.service.ts'))
    .flatMap((file) => {
      const source = project.syntax(file);
      const besideService = source.statements
        .filter((statement) => [...functionsIn(statement)].length === 0)
        .flatMap((statement) => [...namesUsed(statement)]);
      return membersOf(source)
        .filter(({ text }) => [...(usedIn.get(text) ?? [])].every((user) => user === file))
        .filter(({ text }) => !besideService.includes(text))
        .map((name) => `${file}:${lineOf(source, name)}: only tests call ${name.text}, or nobody; use it or remove it`);
    });
}

/** `service.name`, `{ name } = service` and `Pick<Service, 'name'>`. */
function* namesUsed(within: ts.Node): Generator<string> {
  for (const node of nodesIn(within)) {
    if (ts.isPropertyAccessExpression(node)) yield node.name.text;
    if (ts.isBindingElement(node)) yield (node.propertyName ?? node.name).getText();
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) yield node.literal.text;
  }
}

/** Of the object that `create…Service` answers. */
function membersOf(source: ts.SourceFile): ts.Identifier[] {
  return source.statements
    .flatMap((statement) => [...functionsIn(statement)])
    .flatMap(offered)
    .flatMap(({ properties }) =>
      properties.flatMap((property) =>
        property.name !== undefined && ts.isIdentifier(property.name) && isFunction(property) ? [property.name] : [],
      ),
    );
}

function* functionsIn(statement: ts.Statement): Generator<ts.FunctionDeclaration | ts.ArrowFunction> {
  if (ts.isFunctionDeclaration(statement) && isServiceName(statement.name?.text)) yield statement;
  if (!ts.isVariableStatement(statement)) return;
  for (const { name, initializer } of statement.declarationList.declarations)
    if (initializer !== undefined && ts.isArrowFunction(initializer) && isServiceName(name.getText()))
      yield initializer;
}

const isServiceName = (name = ''): boolean => /^create\w+(?:Service|Holder)$/.test(name);

function offered({ body }: ts.FunctionDeclaration | ts.ArrowFunction): ts.ObjectLiteralExpression[] {
  if (body === undefined) return [];
  const answers = ts.isBlock(body)
    ? body.statements.flatMap((one) => (ts.isReturnStatement(one) && one.expression ? [one.expression] : []))
    : [body];
  return answers
    .map((one) => (ts.isParenthesizedExpression(one) ? one.expression : one))
    .filter(ts.isObjectLiteralExpression);
}

const isFunction = (property: ts.ObjectLiteralElementLike): boolean =>
  ts.isMethodDeclaration(property) ||
  ts.isShorthandPropertyAssignment(property) ||
  (ts.isPropertyAssignment(property) && !ts.isObjectLiteralExpression(property.initializer));
