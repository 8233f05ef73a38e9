import { expect, it } from 'vitest';
import { fillTemplate } from './reply-template.ts';

const values = {
  reference: 'ML-2026-0418',
  name: 'J. van der Linde',
  form: 'Melding',
  date: '17 november',
  me: 'Eline',
};

it.each([
  ['Beste [naam], over [kenmerk].', 'Beste J. van der Linde, over ML-2026-0418.'],
  ['Dear [Name], [reference] of [date]', 'Dear J. van der Linde, ML-2026-0418 of 17 november'],
  ['Groet, [medewerker] ([formulier])', 'Groet, Eline (Melding)'],
  ['Zie [bijlage] en {{kenmerk}}', 'Zie [bijlage] en {{kenmerk}}'],
])('%s', (text, filled) => {
  expect(fillTemplate(text, values)).toBe(filled);
});
