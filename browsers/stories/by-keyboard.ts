import type { Story } from '../story.ts';

const isSeen = `const { activeElement } = document;
const style = getComputedStyle(activeElement);
return activeElement.matches(':focus-visible') && (style.outlineStyle !== 'none' || style.boxShadow !== 'none')`;

export const byKeyboard: Story = {
  name: 'going round by keyboard',
  async run(visitor) {
    await visitor.visit('/');
    await visitor.press('Tab');
    await visitor.until(
      'the link past the menu first',
      'return document.activeElement.getAttribute("href")?.startsWith("#") === true',
    );
    await visitor.expect('that it is seen', isSeen);
    await visitor.press('Tab');
    await visitor.until('on to the header', 'return document.activeElement.closest("header") !== null');
    await visitor.expect('that it is seen', isSeen);
    await visitor.visit('/');
    await visitor.press('Tab');
    await visitor.press('Enter');
    await visitor.press('Tab');
    await visitor.until('past the menu', 'return document.activeElement.closest("main") !== null');
    await visitor.expect('that it is seen', isSeen);
    const before = await visitor.look<string>('return location.href');
    await visitor.look('document.querySelector(\'main a[href^="/"]\').focus()');
    await visitor.press('Enter');
    await visitor.until(
      'another page',
      'return location.href !== given[0] && document.querySelector("main h1") !== null',
      before,
    );
    await visitor.until(
      'the heading of the page has the focus',
      'return document.activeElement === document.querySelector("main h1") || location.hash !== ""',
    );
  },
};
