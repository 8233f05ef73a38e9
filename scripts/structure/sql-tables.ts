import ts from 'typescript';
import { lineOf, nodesIn } from './project.ts';

/** A table that a piece of SQL names. */
export interface TableUse {
  /** Undefined when the code does not say which table it writes. */
  table: string | undefined;
  isWrite: boolean;
  line: number;
}

const writingMethods = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);
const readingMethod = /^(selectFrom|from|using|(inner|left|right|full|cross)Join(Lateral)?)$/;

const name = String.raw`(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?`;
const writingSql = new RegExp(
  String.raw`\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?)\s+${name}|\bupdate\s+${name}(?:\s+(?:as\s+)?\w+)?\s+set\b`,
  'gi',
);
const readingSql = new RegExp(String.raw`(?<!delete\s+)\b(?:from|join)\s+${name}`, 'gi');

/** `innerJoin('role', …)`, `selectFrom(['role as r', 'user'])`: the names without their aliases. */
function plainNames(argument: ts.Expression | undefined): string[] {
  if (argument === undefined) return [];
  if (ts.isArrayLiteralExpression(argument)) return argument.elements.flatMap(plainNames);
  if (!ts.isStringLiteralLike(argument)) return [];
  return [argument.text.split(' ')[0]?.split('.').at(-1) ?? ''];
}

/** `Buffer.from` and `Array.from` are no queries. */
const isOfClass = ({ expression: object }: ts.PropertyAccessExpression): boolean =>
  ts.isIdentifier(object) && /^[A-Z]/.test(object.text);

const calledName = ({ expression }: ts.CallExpression): string | undefined => {
  if (ts.isPropertyAccessExpression(expression)) return isOfClass(expression) ? undefined : expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : undefined;
};

/** The text of an sql template, with `sql.id(schema, 'item')` and `sql.table('item')` filled in and `?` for other values. */
function templateText(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
  const spans = template.templateSpans.map(({ expression, literal }) => {
    const isName = ts.isCallExpression(expression) && /^sql\.(id|table)$/.test(expression.expression.getText());
    const last = isName ? expression.arguments.at(-1) : undefined;
    return (last && ts.isStringLiteralLike(last) ? last.text : '?') + literal.text;
  });
  return template.head.text + spans.join('');
}

function usesInText(text: string, line: number, withReads: boolean): TableUse[] {
  const found = (pattern: RegExp, isWrite: boolean): TableUse[] =>
    [...text.matchAll(pattern)].map(([, first, second]) => ({ table: first ?? second, isWrite, line }));
  return [...found(writingSql, true), ...(withReads ? found(readingSql, false) : [])];
}

/** Every table that the queries of a file name, by the query builder or in SQL text. */
export function tablesUsedIn(source: ts.SourceFile): TableUse[] {
  return [...nodesIn(source)].flatMap((node): TableUse[] => {
    const line = lineOf(source, node);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === 'sql')
      return usesInText(templateText(node.template), line, true);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      if (ts.isTaggedTemplateExpression(node.parent)) return [];
      return usesInText(ts.isTemplateExpression(node) ? templateText(node) : node.text, line, false);
    }
    if (!ts.isCallExpression(node)) return [];
    const method = calledName(node) ?? '';
    const names = plainNames(node.arguments[0]);
    if (writingMethods.has(method)) {
      if (names.length === 0) return [{ table: undefined, isWrite: true, line }];
      return names.map((table) => ({ table, isWrite: true, line }));
    }
    return readingMethod.test(method) ? names.map((table) => ({ table, isWrite: false, line })) : [];
  });
}
