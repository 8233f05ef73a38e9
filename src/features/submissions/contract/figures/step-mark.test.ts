import { describe, expect, it } from 'vitest';
import { FormDocument } from '#features/forms/contract/form-document.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { fieldOfLeft, isMarkOf, leftMark } from './step-mark.ts';

const document = FormDocument.parse({
  title: text('Melding', 'Report'),
  fields: [
    { id: 'naam', kind: 'text' },
    { id: 'stap2', kind: 'pageBreak' },
    { id: 'groep', kind: 'repeatGroup', fields: [{ id: 'kind', kind: 'text' }] },
  ],
});

describe('what is counted of a form', () => {
  it.each([
    ['begun', true],
    ['sent', true],
    ['check', true],
    ['first', true],
    ['stap2', true],
    ['stap3', false],
    ['left:naam', true],
    ['left:kind', true],
    ['left:stap2', false],
    ['left:', false],
    ['anything', false],
  ])('%s: %s', (mark, isCounted) => {
    expect(isMarkOf(document, mark)).toBe(isCounted);
  });

  it('names the field that was touched last', () => {
    expect(fieldOfLeft(leftMark('naam'))).toBe('naam');
    expect(fieldOfLeft('begun')).toBeUndefined();
  });
});
