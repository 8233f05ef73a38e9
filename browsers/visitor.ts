import type { Driver } from './driver.ts';

/** The keys that stories press, by the code points that WebDriver gives them. */
const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Space: ' ',
} as const;
export type Key = keyof typeof keys;

const patience = 30_000;

/** Someone at a browser: looks, waits, presses and types. Elements are named by CSS selectors. */
export class Visitor {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Opens an address of the site and waits until the application has taken over. */
  async visit(path: string): Promise<void> {
    await this.#driver.go(this.#origin + path);
    await this.press('Shift');
    await this.until(
      'the application runs',
      'const [part] = document.querySelectorAll("header, main"); return part !== undefined && Object.keys(part).some((key) => key.startsWith("__reactFiber"))',
    );
  }

  look<Seen>(body: string, ...given: unknown[]): Promise<Seen> {
    return this.#driver.run(body, given) as Promise<Seen>;
  }

  /** Looks again and again until it is so; `what` is told when it never is. */
  async until(what: string, body: string, ...given: unknown[]): Promise<void> {
    await this.#find(what, body, (seen: unknown) => seen === true, given);
  }

  async #find<Seen>(what: string, body: string, isIt: (seen: Seen) => boolean, given: unknown[]): Promise<Seen> {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      // A page that is just being left cannot be asked.
      const seen = await this.look<Seen>(body, ...given).catch(() => undefined);
      if (seen !== undefined && isIt(seen)) return seen;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`never came: ${what} (at ${await this.look<string>('return location.href')})`);
  }

  async expect(what: string, body: string, ...given: unknown[]): Promise<void> {
    const seen = await this.look(body, ...given);
    if (seen !== true) throw new Error(`${what}: ${JSON.stringify(seen)}`);
  }

  /** In the middle, with a mouse, where it can really be hit. */
  async click(selector: string): Promise<void> {
    const what = `${selector} can be clicked`;
    const { x, y } = await this.#find<{ x: number; y: number }>(what, middle, (found) => found !== null, [selector]);
    await this.#driver.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  press(key: Key): Promise<void> {
    return this.#strike([keys[key]]);
  }

  /** At the cursor, a letter after another. */
  type(words: string): Promise<void> {
    return this.#strike([...words]);
  }

  #strike(values: readonly string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return this.#driver.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  resize(width: number, height: number): Promise<void> {
    return this.#driver.resize(width, height);
  }
}

/** `found` is the middle of the first element that is drawn and that nothing lies over. */
const middle = `const [selector] = given;
// Firefox answers where something lies before the styles are there, when nobody sees it yet.
const isStyled = [...document.querySelectorAll('link[rel=stylesheet]:not([disabled])')].every(({ sheet }) => {
  try { return sheet.cssRules.length > 0; } catch { return false; }
});
const elements = !isStyled ? [] : [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
let found;
for (const element of elements) {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getClientRects()[0];
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const hit = document.elementFromPoint(x, y);
  if (hit !== null && (element.contains(hit) || hit.contains(element))) { found = { x, y }; break; }
}
return found ?? null;`;
