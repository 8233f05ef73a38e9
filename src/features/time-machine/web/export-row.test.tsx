import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallContext } from '#platform/web/api/call-context.ts';
import type { PastExport } from '../contract/past-export.ts';
import { ExportRow } from './export-row.tsx';

const failed = (reason: string | null): PastExport => ({
  guid: 'een-export',
  moment: '2026-11-17T10:00:00.000Z',
  format: 'html',
  state: 'Failed',
  done: 0,
  total: 0,
  bytes: null,
  sha256: null,
  reason,
  askedBy: 'Joris',
  askedAt: '2026-11-17T10:00:00.000Z',
  keptUntil: '2026-11-24T10:00:00.000Z',
});

test.each([
  ['sealed-too-large', /Mislukt\. De site is te groot voor één export: .* back-up/],
  ['not-allowed', /Mislukt\. Wie deze export vroeg, mag dat niet meer\./],
  ['internal', /Mislukt\. Er ging iets mis/],
  ['of-another-version', /Mislukt\. Er ging iets mis/],
  [null, /Mislukt\. Er ging iets mis/],
])('an export that failed for %s says why, and what to do', (reason, words) => {
  render(
    <CallContext value={(async () => undefined) as never}>
      <ul>
        <ExportRow found={failed(reason)} doing={async () => undefined} />
      </ul>
    </CallContext>,
  );
  expect(screen.getByRole('listitem').textContent).toMatch(words);
});
