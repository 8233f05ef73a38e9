import type { Story } from '../story.ts';

export const searching: Story = {
  name: 'searching, and a result',
  async run(visitor) {
    await visitor.visit('/search');
    await visitor.click('main input[type=search]');
    await visitor.type('paspoort aanvragen');
    await visitor.press('Enter');
    await visitor.until(
      'the question in the address',
      'return new URLSearchParams(location.search).get("q") === "paspoort aanvragen"',
    );
    const result = '#search-results a';
    await visitor.until('results', `return document.querySelectorAll('${result}').length > 0`);
    await visitor.click(result);
    await visitor.until(
      'the page of the result',
      'return !location.pathname.startsWith("/search") && document.querySelector("main h1") !== null',
    );
  },
};
