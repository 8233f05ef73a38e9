import { act, render, screen } from '@testing-library/react';
import { useContext } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DrawnOfAreaContext } from '#blocks/kit/web/drawn-of-area-context.ts';
import type { EditorSession } from '#features/pages/web/editing/editor-session.ts';
import { EditorContext } from '../state/editor-context.ts';
import { createUiStore } from '../state/editor-ui.ts';
import { DrawnInSteps } from './drawn-in-steps.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const Drawn = () => <output>{useContext(DrawnOfAreaContext)}</output>;

function open(count: number) {
  const page = { buildingBlockInstances: Array<object>(count).fill({}) };
  const session = { state: () => ({ document: page }) } as unknown as EditorSession;
  render(
    <EditorContext value={{ session, ui: createUiStore(), language: 'nl', setLanguage: () => undefined }}>
      <DrawnInSteps>
        <Drawn />
      </DrawnInSteps>
    </EditorContext>,
  );
}

const drawn = () => screen.getByRole('status').textContent;

test.each([
  [20, ['Infinity']],
  [21, ['20', 'Infinity']],
  [80, ['20', 'Infinity']],
  [200, ['20', '80', 'Infinity']],
])('of %d blocks', async (count, steps) => {
  open(count);
  const seen = new Set([drawn()]);
  for (let frame = 0; frame < 10; frame += 1) {
    await act(async () => vi.advanceTimersToNextFrame());
    seen.add(drawn());
  }
  expect([...seen]).toEqual(steps);
});
