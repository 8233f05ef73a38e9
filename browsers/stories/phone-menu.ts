import type { Story } from '../story.ts';

const menu = 'header details:has(nav)';

export const phoneMenu: Story = {
  name: 'the menu of a phone',
  async run(visitor) {
    await visitor.resize(390, 844);
    await visitor.visit('/');
    await visitor.expect(
      'nothing is wider than the window',
      'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth <= clientWidth || [scrollWidth, clientWidth]',
    );
    await visitor.click(`${menu} > summary`);
    await visitor.until('the open menu', `return document.querySelector('${menu}').open`);
    await visitor.press('Escape');
    await visitor.until('the closed menu', `return !document.querySelector('${menu}').open`);
    await visitor.expect(
      'the focus at its button',
      `return document.activeElement === document.querySelector('${menu} > summary')`,
    );
    await visitor.press('Enter');
    await visitor.until('the menu opened by a key', `return document.querySelector('${menu}').open`);
    await visitor.click(`${menu} nav a[href="/nieuws"]`);
    await visitor.until(
      'the page that was chosen',
      'return location.pathname === "/nieuws" && document.title.startsWith("Nieuws")',
    );
    await visitor.expect('a closed menu', `return !document.querySelector('${menu}').open`);
  },
};
