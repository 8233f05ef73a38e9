import { ifName } from '#field-kinds/kit/contract/expression/expression-functions.ts';
import { type Expression, parseExpression } from '#field-kinds/kit/contract/expression/parse-expression.ts';
import type { QuestionKind } from '#field-kinds/kit/contract/question-kind.ts';
import type { InnerField } from '../form-document.ts';
import { unknownName } from './expression-words.ts';

export const expressionFaultCodes = [
  'expression-empty',
  'expression-too-long',
  'expression-too-deep',
  'expression-unfinished',
  'expression-unexpected',
  'expression-unknown-name',
  'expression-wrong-number-of-values',
  'expression-on-missing',
  'expression-on-later',
  'expression-on-other-kind',
  'expression-on-words',
] as const;
export type ExpressionFaultCode = (typeof expressionFaultCodes)[number];

export interface ExpressionProblem {
  code: ExpressionFaultCode;
  /** What stands where it cannot be read. */
  near?: string;
  /** The question that it is about. */
  about?: string;
}

export interface Around {
  all: readonly InnerField[];
  /** What a calculation here may count with. */
  before: readonly InnerField[];
  know(kind: string): QuestionKind | undefined;
}

/** What is wrong with a calculation: how it is written, and what it counts with. Each thing once. */
export function expressionProblems(text: string, around: Around): ExpressionProblem[] {
  // Before it is read: what stands between braces in words is no id.
  const unknown = unknownName(text, around.all);
  if (unknown !== undefined) return [{ code: 'expression-on-missing', about: unknown }];
  const { expression, fault } = parseExpression(text);
  if (fault !== undefined) {
    const near = text.slice(fault.at).trim();
    if (fault.code === 'unexpected' && near === '') return [{ code: 'expression-unfinished' }];
    return [{ code: `expression-${fault.code}`, near }];
  }
  const found = new Map<ExpressionFaultCode, ExpressionProblem>();
  for (const { id, isNumber } of namedIn(expression, true)) {
    const code = wrongQuestion(id, isNumber, around);
    if (code !== undefined && !found.has(code)) found.set(code, { code, about: id });
  }
  return [...found.values()];
}

function wrongQuestion(id: string, isNumber: boolean, { before, know }: Around): ExpressionFaultCode | undefined {
  const field = before.find((one) => one.id === id);
  if (field === undefined) return 'expression-on-later';
  const counts = know(field.kind)?.counts;
  if (counts === undefined) return 'expression-on-other-kind';
  return counts === 'words' && isNumber ? 'expression-on-words' : undefined;
}

const comparing: readonly string[] = ['=', '<>'];

/** Every question in it, and whether a number is needed there or words will do. */
function* namedIn(expression: Expression, isNumber: boolean): Generator<{ id: string; isNumber: boolean }> {
  switch (expression.kind) {
    case 'value':
      return;
    case 'field':
      yield { id: expression.id, isNumber };
      return;
    case 'minus':
      yield* namedIn(expression.of, true);
      return;
    case 'two': {
      const needsNumbers = !comparing.includes(expression.sign);
      yield* namedIn(expression.left, needsNumbers);
      yield* namedIn(expression.right, needsNumbers);
      return;
    }
    case 'call':
      for (const [place, value] of expression.values.entries()) {
        const isCounted = expression.name === 'count' || (expression.name === ifName && place > 0 && !isNumber);
        yield* namedIn(value, !isCounted);
      }
  }
}
