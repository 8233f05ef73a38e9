export type Token =
  | { kind: 'number'; value: number; at: number }
  | { kind: 'text'; value: string; at: number }
  | { kind: 'field'; id: string; at: number }
  | { kind: 'name'; name: string; at: number }
  | { kind: 'sign'; sign: string; at: number }
  | { kind: 'end'; at: number };

/** Where an expression is no good, counted in characters from its beginning. */
export interface ExpressionFault {
  code: 'empty' | 'too-long' | 'too-deep' | 'unexpected' | 'unknown-name' | 'wrong-number-of-values';
  at: number;
}

/** Thrown while reading and caught by `parseExpression` alone. */
export class ExpressionError extends Error {
  readonly fault: ExpressionFault;
  constructor(code: ExpressionFault['code'], at: number) {
    super(code);
    this.fault = { code, at };
  }
}

const spaces = /\s+/y;
const patterns: readonly [RegExp, (text: string, at: number) => Token][] = [
  // With a comma or a point: between values stands a semicolon, as in a Dutch spreadsheet.
  [/\d+(?:[.,]\d+)?/y, (text, at) => ({ kind: 'number', value: Number(text.replace(',', '.')), at })],
  [/"[^"]*"/y, (text, at) => ({ kind: 'text', value: text.slice(1, -1), at })],
  [/\{[a-z][a-z0-9]{0,15}\}/y, (text, at) => ({ kind: 'field', id: text.slice(1, -1), at })],
  [/[a-z]+/iy, (text, at) => ({ kind: 'name', name: text.toLowerCase(), at })],
  [/<=|>=|<>|[-+*/()<>=;]/y, (text, at) => ({ kind: 'sign', sign: text, at })],
];

export function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const space = matchAt(spaces, text, at);
    if (space !== undefined) {
      at += space.length;
      continue;
    }
    const token = nextToken(text, at);
    tokens.push(token.token);
    at += token.length;
  }
  return [...tokens, { kind: 'end', at: text.length }];
}

function nextToken(text: string, at: number): { token: Token; length: number } {
  for (const [pattern, make] of patterns) {
    const found = matchAt(pattern, text, at);
    if (found !== undefined) return { token: make(found, at), length: found.length };
  }
  throw new ExpressionError('unexpected', at);
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
