import type { Story } from '../story.ts';

const fitsInWidth =
  'const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth <= clientWidth || [scrollWidth, clientWidth]';
const picturesAreThere = `const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
return shown.length > 0 && shown.every((image) => image.complete && image.naturalWidth > 0)`;

export const reading: Story = {
  name: 'home, a list, an item and back',
  async run(visitor) {
    await visitor.visit('/');
    await visitor.expect('one heading of the page', 'return document.querySelectorAll("main h1").length === 1');
    await visitor.until('the pictures in sight', picturesAreThere);
    await visitor.expect('nothing is wider than the window', fitsInWidth);
    await visitor.visit('/nieuws');
    const item = 'main a[href*="/nieuws/i/"]';
    await visitor.expect('some items', `return document.querySelectorAll('${item}').length > 3`);
    await visitor.click(item);
    await visitor.until(
      'the item',
      'return location.pathname.startsWith("/nieuws/i/") && document.querySelector("main article h1") !== null',
    );
    await visitor.until('its title', 'return document.title.startsWith(document.querySelector("main h1").textContent)');
    await visitor.until('its picture', picturesAreThere);
    await visitor.expect('nothing is wider than the window', fitsInWidth);
    await visitor.look('history.back()');
    await visitor.until(
      'the list again',
      'return location.pathname === "/nieuws" && document.title.startsWith("Nieuws")',
    );
  },
};
