import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

/** As React Aria puts it in the page, to say of a button that it is busy. */
const words = (id: string) => {
  const node = document.createElement('div');
  node.setAttribute('role', 'img');
  node.setAttribute('aria-labelledby', id);
  return node;
};

let announcer: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  announcer = document.createElement('div');
  announcer.dataset.liveAnnouncer = 'true';
  document.body.prepend(announcer);
});
afterEach(() => {
  announcer.remove();
  vi.useRealTimers();
});

const said = () => [...announcer.children].map((node) => node.getAttribute('aria-labelledby'));

it('leaves no words behind that point at it, and those of others alone', () => {
  const { rerender } = render(<Button id="bewaren">Bewaren</Button>);
  announcer.append(words('bewaren'), words('versturen'));
  rerender(<Button id="bewaren">Bewaard</Button>);
  expect(said()).toEqual(['bewaren', 'versturen']);
  rerender(<p>Klaar</p>);
  expect(said()).toEqual(['versturen']);
});

it('takes along what is said a moment after it went', () => {
  const { rerender } = render(<Button id="bewaren">Bewaren</Button>);
  rerender(<p>Klaar</p>);
  announcer.append(words('bewaren'));
  vi.advanceTimersByTime(1000);
  expect(said()).toEqual([]);
});

it('keeps the words of a button that is back by then', () => {
  const { rerender } = render(<Button id="bewaren">Bewaren</Button>);
  rerender(<p>Even geduld</p>);
  rerender(<Button id="bewaren">Bewaren</Button>);
  announcer.append(words('bewaren'));
  vi.advanceTimersByTime(1000);
  expect(said()).toEqual(['bewaren']);
});
