import { type Amount, expressionFunctions, ifName } from './expression-functions.ts';
import type { Expression } from './parse-expression.ts';

type ReadAnswer = (fieldId: string) => unknown;

/** The outcome; undefined where there is none, as after a division by nothing or of words. The same on both sides. */
export function evaluateExpression(expression: Expression, answer: ReadAnswer): number | undefined {
  const outcome = numberOf(worthOf(expression, answer));
  return Number.isFinite(outcome) ? outcome : undefined;
}

function worthOf(expression: Expression, answer: ReadAnswer): Amount {
  switch (expression.kind) {
    case 'value':
      return expression.value;
    case 'field':
      return amountOf(answer(expression.id));
    case 'minus':
      return -numberOf(worthOf(expression.of, answer));
    case 'two':
      return together(expression.sign, worthOf(expression.left, answer), worthOf(expression.right, answer));
    case 'call':
      return called(expression, answer);
  }
}

function called({ name, values }: Expression & { kind: 'call' }, answer: ReadAnswer): Amount {
  const [condition, then, otherwise] = values;
  if (name === ifName && condition && then && otherwise) {
    return worthOf(numberOf(worthOf(condition, answer)) === 0 ? otherwise : then, answer);
  }
  // A field of a group is every answer to it; to a function they are so many values.
  const all = values.flatMap((value) => {
    const amount = worthOf(value, answer);
    return isList(amount) ? amount.map(numberOf) : [numberOf(amount)];
  });
  return expressionFunctions[name]?.of(all) ?? Number.NaN;
}

const isList = (amount: Amount): amount is readonly (number | string)[] => Array.isArray(amount);

/** A question that was left open counts for nothing; so does what can be no number, such as a file. */
function amountOf(given: unknown): Amount {
  if (typeof given === 'number' || typeof given === 'string') return given;
  if (given === true) return 1;
  if (Array.isArray(given)) {
    return given.filter((one): one is number | string => typeof one === 'number' || typeof one === 'string');
  }
  return 0;
}

function numberOf(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'string') return amount.trim() === '' ? 0 : Number(amount.replace(',', '.'));
  return amount.reduce<number>((sum, one) => sum + numberOf(one), 0);
}

const asOne = (isTrue: boolean): number => (isTrue ? 1 : 0);

function together(sign: string, left: Amount, right: Amount): number {
  if (sign === '=') return asOne(areEqual(left, right));
  if (sign === '<>') return asOne(!areEqual(left, right));
  const [one, other] = [numberOf(left), numberOf(right)];
  switch (sign) {
    case '+':
      return one + other;
    case '-':
      return one - other;
    case '*':
      return one * other;
    case '/':
      return one / other;
    case '<':
      return asOne(one < other);
    case '<=':
      return asOne(one <= other);
    case '>':
      return asOne(one > other);
    default:
      return asOne(one >= other);
  }
}

/** Words are compared with words; what was chosen among several is equal to each of them. */
function areEqual(left: Amount, right: Amount): boolean {
  if (isList(left)) return left.some((one) => areEqual(one, right));
  if (isList(right)) return right.some((one) => areEqual(left, one));
  if (typeof left === 'string' || typeof right === 'string') {
    if (String(left).toLowerCase() === String(right).toLowerCase()) return true;
  }
  return numberOf(left) === numberOf(right);
}
