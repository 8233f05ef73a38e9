import { afterEach, expect, test } from 'vitest';
import type { Language } from '#platform/contract/texts/language.ts';
import { fillPreview } from './fill-preview.ts';

afterEach(() => document.head.replaceChildren());
const words = { title: 'Voorbeeld', language: 'ar' as Language };

function sheet(): HTMLStyleElement {
  const element = document.createElement('style');
  document.head.append(element);
  return element;
}

test('has the looks of the page around it, also those that come later, until it is left', async () => {
  sheet();
  const page = document.implementation.createHTMLDocument('');
  const leave = fillPreview(page, words);
  expect([page.title, page.documentElement.lang, page.documentElement.dir]).toEqual(['Voorbeeld', 'ar', 'rtl']);
  expect(page.head.querySelectorAll('style')).toHaveLength(1);
  sheet();
  await expect.poll(() => page.head.querySelectorAll('style').length).toBe(2);
  leave();
  expect(page.head.querySelectorAll('style')).toHaveLength(0);
});

test('its links lead nowhere but within it', () => {
  const page = document.implementation.createHTMLDocument('');
  const leave = fillPreview(page, words);
  page.body.innerHTML =
    '<a href="/nieuws"><b>Weg</b></a><a href="#kop">Naar de kop</a><h2 id="kop">Kop</h2><form></form>';
  let scrolled = 0;
  const heading = page.getElementById('kop') as HTMLElement;
  heading.scrollIntoView = () => {
    scrolled += 1;
  };
  const send = (selector: string, type: string) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    page.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([send('b', 'click'), send('a[href^="#"]', 'click'), send('form', 'submit'), send('h2', 'click')]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(scrolled).toBe(1);
  leave();
});
