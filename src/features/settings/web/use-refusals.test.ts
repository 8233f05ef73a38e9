import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '#platform/web/api/call-error.ts';
import { completeSettings } from '../contract/setting.ts';
import { useRefusals } from './use-refusals.ts';

const refused = new CallError(400, {
  type: 'about:blank',
  title: 'Niet goed',
  status: 400,
  code: 'bad-input',
  detail: 'Dit kan niet.',
  correlationId: 'een-twee',
  fields: [{ path: 'body.hostNames', code: 'host-silent', message: 'weg.voorbeeld.nl' }],
});

it('says what was refused until something else is filled in, and again when it comes back', () => {
  const sent = completeSettings({ hostNames: ['weg.voorbeeld.nl'] });
  const { result, rerender } = renderHook(({ values }) => useRefusals(values), { initialProps: { values: sent } });
  act(() => {
    expect(result.current.tell(refused)).toEqual(['hostNames']);
  });
  expect(Object.keys(result.current.refusals)).toEqual(['hostNames']);
  rerender({ values: completeSettings({ hostNames: ['www.voorbeeld.nl'] }) });
  expect(result.current.refusals).toEqual({});
  rerender({ values: sent });
  expect(Object.keys(result.current.refusals)).toEqual(['hostNames']);
});
