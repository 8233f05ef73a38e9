import { expect, it } from 'vitest';
import { strayIn } from './refuse-strays.ts';

const form = '/src/building-blocks/form/view.tsx';
const users = '/src/features/users/web/users-screen.tsx';
const file = (name: string, imports: string[] = [], facadeModuleId: string | null = null) => ({
  fileName: `${name}.js`,
  name,
  imports: imports.map((one) => `${one}.js`),
  facadeModuleId,
});

it('tells the way from a form to a file of members', () => {
  const files = [
    file('text', ['content'], '/src/building-blocks/text/view.tsx'),
    file('view', ['content', 'fill'], form),
    file('fill', ['field-kinds']),
    file('field-kinds', ['content', 'member']),
    file('member', ['content']),
    file('content'),
  ];
  expect(strayIn(files)).toEqual(['view.js', 'fill.js', 'field-kinds.js', 'member.js']);
});

it('leaves a screen of the admin area what it needs', () => {
  expect(strayIn([file('users', ['admin', 'content'], users), file('admin'), file('content')])).toBeUndefined();
});
