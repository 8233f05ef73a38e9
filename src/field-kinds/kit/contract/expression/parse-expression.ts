import { expressionFunctions, ifName } from './expression-functions.ts';
import { ExpressionError, type ExpressionFault, readTokens, type Token } from './expression-tokens.ts';

export type Expression =
  | { kind: 'value'; value: number | string }
  | { kind: 'field'; id: string }
  | { kind: 'minus'; of: Expression }
  | { kind: 'two'; sign: string; left: Expression; right: Expression }
  | { kind: 'call'; name: string; values: Expression[] };

export type ParsedExpression =
  | { expression: Expression; fault?: undefined }
  | { expression?: undefined; fault: ExpressionFault };

const longest = 2000;
/** Of brackets within brackets; more than anyone can read. */
const deepest = 40;

const comparing = ['=', '<>', '<', '<=', '>', '>='];

/**
 * A calculation over answers: numbers, "words", {field}, + - * / ( ), comparisons, and functions by name with a
 * semicolon between their values. Read by hand into a tree: nothing of it is ever run as a script.
 */
export function parseExpression(text: string): ParsedExpression {
  if (text.trim() === '') return { fault: { code: 'empty', at: 0 } };
  if (text.length > longest) return { fault: { code: 'too-long', at: longest } };
  try {
    return { expression: readWhole(readTokens(text)) };
  } catch (error) {
    if (error instanceof ExpressionError) return { fault: error.fault };
    throw error;
  }
}

function readWhole(tokens: readonly Token[]): Expression {
  let position = 0;
  let depth = 0;

  const peek = (): Token => tokens[position] ?? { kind: 'end', at: 0 };
  const isSign = (...signs: readonly string[]): boolean => {
    const token = peek();
    return token.kind === 'sign' && signs.includes(token.sign);
  };
  function take(): Token {
    const token = peek();
    position++;
    return token;
  }
  function takeSign(sign: string): void {
    if (!isSign(sign)) throw new ExpressionError('unexpected', peek().at);
    position++;
  }

  /** One level of signs that bind equally, from left to right. */
  function readLevel(signs: readonly string[], readPart: () => Expression): Expression {
    let left = readPart();
    while (isSign(...signs)) {
      const token = take();
      left = { kind: 'two', sign: token.kind === 'sign' ? token.sign : '', left, right: readPart() };
    }
    return left;
  }

  const readProduct = () => readLevel(['*', '/'], readUnary);
  const readSum = () => readLevel(['+', '-'], readProduct);

  function readComparison(): Expression {
    const left = readSum();
    if (!isSign(...comparing)) return left;
    const token = take();
    return { kind: 'two', sign: token.kind === 'sign' ? token.sign : '', left, right: readSum() };
  }

  function deeper<T>(read: () => T): T {
    if (++depth > deepest) throw new ExpressionError('too-deep', peek().at);
    const found = read();
    depth--;
    return found;
  }

  function readUnary(): Expression {
    if (!isSign('-')) return readPrimary();
    take();
    return { kind: 'minus', of: deeper(readUnary) };
  }

  function readPrimary(): Expression {
    const token = take();
    if (token.kind === 'number' || token.kind === 'text') return { kind: 'value', value: token.value };
    if (token.kind === 'field') return { kind: 'field', id: token.id };
    if (token.kind === 'name') return deeper(() => readCall(token.name, token.at));
    if (token.kind === 'sign' && token.sign === '(') {
      const inner = deeper(readComparison);
      takeSign(')');
      return inner;
    }
    throw new ExpressionError('unexpected', token.at);
  }

  function readCall(name: string, at: number): Expression {
    const known = Object.hasOwn(expressionFunctions, name) ? expressionFunctions[name] : undefined;
    if (known === undefined && name !== ifName) throw new ExpressionError('unknown-name', at);
    takeSign('(');
    const values = [readComparison()];
    while (isSign(';')) {
      take();
      values.push(readComparison());
    }
    takeSign(')');
    const { least, most } = known ?? { least: 3, most: 3 };
    if (values.length < least || values.length > most) throw new ExpressionError('wrong-number-of-values', at);
    return { kind: 'call', name, values };
  }

  const expression = readComparison();
  if (peek().kind !== 'end') throw new ExpressionError('unexpected', peek().at);
  return expression;
}
