import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocumentHead, headDelay, ownMark } from './document-head.ts';
import type { PageHead } from './page-head.ts';

const head = (title: string): PageHead => ({
  title,
  description: `over ${title}`,
  canonical: `https://a.example/${title}`,
  image: undefined,
  alternates: [],
  isIndexed: true,
});

describe('updating the head', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('waits 50 ms and takes the last word (§1)', () => {
    const documentHead = createDocumentHead(document);
    document.title = 'before';
    documentHead.update(head('one'));
    vi.advanceTimersByTime(headDelay - 1);
    documentHead.update(head('two'));
    vi.advanceTimersByTime(headDelay - 1);
    expect(document.title).toBe('before');
    vi.advanceTimersByTime(1);
    expect(document.title).toBe('two');
  });

  it('keeps what the server wrote for search engines until another page is shown', () => {
    const written = `<script type="application/ld+json" ${ownMark}="">{}</script>`;
    document.head.innerHTML = `<link rel="canonical" href="https://a.example/one" ${ownMark}="">${written}`;
    const documentHead = createDocumentHead(document);
    const data = () => document.head.querySelectorAll('script').length;
    documentHead.update(head('one'));
    vi.advanceTimersByTime(headDelay);
    expect([document.title, data()]).toEqual(['one', 1]);
    documentHead.update(head('two'));
    vi.advanceTimersByTime(headDelay);
    expect([document.title, data()]).toEqual(['two', 0]);
  });

  it('replaces its own tags and leaves the others', () => {
    document.head.innerHTML = '<meta name="viewport" content="x">';
    const documentHead = createDocumentHead(document);
    documentHead.update(head('one'));
    vi.advanceTimersByTime(headDelay);
    documentHead.update(head('two'));
    vi.advanceTimersByTime(headDelay);
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('over two');
    expect(document.querySelector('meta[name=viewport]')).not.toBeNull();
    expect(document.querySelectorAll(`[${ownMark}]`).length).toBeGreaterThan(0);
  });
});
