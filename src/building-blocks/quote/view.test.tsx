import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#platform/contract/texts/localized.ts';
import { drawBlock } from '../kit/web/testing/draw-block.tsx';
import definition from './definition.ts';

test.each([
  ['name and role', { name: text('Marijke de Vos'), role: text('dijkgraaf') }, 'Marijke de Vos, dijkgraaf'],
  ['only a name', { name: text('Marijke de Vos') }, 'Marijke de Vos'],
  ['only a role', { role: text('een bewoner') }, 'een bewoner'],
  ['nobody', {}, undefined],
])('%s', async (_, who, caption) => {
  const { container } = await drawBlock(definition, { options: { text: text('Het water komt.'), ...who } });
  expect(screen.getByRole('blockquote').textContent).toBe('Het water komt.');
  expect(container.querySelector('figcaption')?.textContent).toBe(caption);
});
