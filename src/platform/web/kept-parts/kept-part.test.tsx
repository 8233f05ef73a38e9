import { createElement, type ReactNode, useId } from 'react';
import { preload } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KeptPart, PartsOfPageContext } from './kept-part.tsx';
import { KeptParts } from './kept-parts.ts';
import { listenToReads, noteRead, type PartRead } from './part-reads.ts';
import { PartsOfPage } from './parts-of-page.ts';

const kept = () => new KeptParts(100_000);

interface Moment {
  surroundings?: string;
  read?: (read: PartRead) => string | undefined;
}

function draw(store: KeptParts, page: ReactNode, { surroundings = 'nl', read = () => 'same' }: Moment = {}): string {
  const parts = new PartsOfPage(store, surroundings, read);
  return parts.finish(
    listenToReads(
      (one) => parts.noteRead(one),
      () => renderToString(<PartsOfPageContext value={parts}>{page}</PartsOfPageContext>),
    ),
  );
}

/** Counts how often it is really drawn. */
function counted(reads: readonly PartRead[] = [], words: ReactNode = 'Grof vuil') {
  const times = { drawn: 0 };
  const Words = () => {
    times.drawn += 1;
    reads.forEach(noteRead);
    return <p>{words}</p>;
  };
  return { times, Words };
}

const part = (content: object, children: ReactNode, also = '') => (
  <main>
    <KeptPart of={[content]} also={also}>
      {children}
    </KeptPart>
  </main>
);

it('draws a part once, and then again only for other content, another place or other surroundings', () => {
  const store = kept();
  const { times, Words } = counted();
  const expected = '<main><p>Grof vuil</p></main>';
  expect(draw(store, part({ text: 'a' }, <Words />))).toBe(expected);
  expect(draw(store, part({ text: 'a' }, <Words />))).toBe(expected);
  expect(times.drawn).toBe(1);
  draw(store, part({ text: 'b' }, <Words />));
  draw(store, part({ text: 'a' }, <Words />, 'first'));
  draw(store, part({ text: 'a' }, <Words />), { surroundings: 'en' });
  expect(times.drawn).toBe(4);
});

it('draws a part again when what it read is different, and knows it when it is as before', () => {
  const store = kept();
  const { times, Words } = counted(['search', 'answer /api/menus']);
  const page = part({}, <Words />);
  const asked = (search: string) => draw(store, page, { read: (read) => (read === 'search' ? search : 'same') });
  for (let turn = 0; turn < 3; turn += 1) for (const search of ['?page=1', '?page=2']) asked(search);
  // For the second time too: a question that nobody asks again is not worth keeping.
  expect(times.drawn).toBe(4);
});

it('never keeps what read something that is different every time, nor what is around it', () => {
  const store = kept();
  const inner = counted(['second']);
  const outer = counted();
  const page = part({ outer: true }, [
    <outer.Words key="outer" />,
    <KeptPart key="inner" of={[{ inner: true }]} also="">
      <inner.Words />
    </KeptPart>,
  ]);
  const read = () => undefined;
  expect(draw(store, page, { read })).toBe(draw(store, page, { read }));
  expect([inner.times.drawn, outer.times.drawn]).toEqual([2, 2]);
});

it('keeps a part within a part, and draws the outer one anew when the inner one read something else', () => {
  const store = kept();
  const inner = counted(['minute']);
  const outer = counted();
  const page = part({ outer: true }, [
    <outer.Words key="outer" />,
    <KeptPart key="inner" of={[{ inner: true }]} also="">
      <inner.Words />
    </KeptPart>,
  ]);
  const asked = (minute: string) => draw(store, page, { read: () => minute });
  expect(asked('a')).toBe('<main><p>Grof vuil</p><p>Grof vuil</p></main>');
  asked('a');
  expect([inner.times.drawn, outer.times.drawn]).toEqual([1, 1]);
  asked('b');
  expect([inner.times.drawn, outer.times.drawn]).toEqual([2, 2]);
});

it('knows an outer part by what an inner one, taken as it was, read', () => {
  const store = kept();
  const inner = counted(['minute']);
  const innerPart = (
    <KeptPart of={[{ inner: true }]} also="">
      <inner.Words />
    </KeptPart>
  );
  const asked = (page: ReactNode, minute: string) => draw(store, page, { read: () => minute });
  asked(part({ one: true }, innerPart), 'a');
  const other = counted();
  const page = part({ one: true }, [<other.Words key="other" />, <div key="inner">{innerPart}</div>], 'other');
  asked(page, 'a');
  asked(page, 'a');
  asked(page, 'b');
  expect(other.times.drawn).toBe(2);
});

it('takes no mark that people wrote for one of its own', () => {
  const store = kept();
  const written = '<plein-kept data-part="0"></plein-kept><plein-end data-part="x-0"></plein-end>';
  const asWritten = { dangerouslySetInnerHTML: { __html: written } };
  const html = () => draw(store, part({}, createElement('div', asWritten)));
  expect(html()).toBe(`<main><div>${written}</div></main>`);
  expect(html()).toBe(`<main><div>${written}</div></main>`);
});

it('tells the browser at the top of the page of pictures that are seen at once, also of a part that it kept', () => {
  const store = kept();
  const pictures = (
    <>
      <img
        src="/a/1?width=320&x='&quot;<>"
        srcSet="/a/1?w=1&x 1w, /a/1?w=2 2w"
        sizes="50vw"
        fetchPriority="high"
        alt=""
      />
      <img src="/a/2?a&b" alt="" />
      <img src="/a/late" alt="" loading="lazy" />
    </>
  );
  const byHand = { dangerouslySetInnerHTML: { __html: '<img src="/a/written">' } };
  const written = createElement('div', byHand);
  const { times, Words } = counted([], pictures);
  const page = part({}, [<Words key="words" />, <div key="written">{written}</div>]);
  const plain = renderToString(page);
  expect(plain.match(/<link rel="preload"/g)).toHaveLength(2);
  for (let turn = 0; turn < 3; turn += 1) expect(draw(store, page)).toBe(plain);
  expect(times.drawn).toBe(2);
});

/** As BlockPicture draws it: one for each theme, each with a link. */
const Themed = ({ sizes, isEarly = true, name = '' }: { sizes: string; isEarly?: boolean; name?: string }) => (
  <picture>
    {isEarly &&
      (['light', 'dark'] as const).map((theme) => {
        const href = `/a/${theme.charAt(0)}`;
        const srcSet = `${href}${name}?w=1&x 1w`;
        return (
          <link
            key={theme}
            rel="preload"
            as="image"
            imageSizes={sizes}
            href={href}
            imageSrcSet={srcSet}
            media={theme}
          />
        );
      })}
    <source media="dark" sizes={sizes} srcSet={`/a/d${name}?w=1&x 1w`} />
    <img sizes={sizes} srcSet={`/a/l${name}?w=1&x 1w`} src="/a/l" alt="" {...(isEarly ? {} : { loading: 'lazy' })} />
  </picture>
);

it.each([
  ['once', [<Themed key="1" sizes="50vw" />], <Themed key="beside" sizes="50vw" name="2" />, 1],
  [
    'one and another',
    [<Themed key="1" sizes="50vw" />, <Themed key="2" sizes="50vw" name="2" />],
    <Themed key="beside" sizes="50vw" name="3" />,
    1,
  ],
  [
    'in two sizes',
    [<Themed key="1" sizes="50vw" />, <Themed key="2" sizes="9vw" />],
    <Themed key="beside" sizes="9vw" name="2" />,
    1,
  ],
  ['once early', [<Themed key="1" sizes="50vw" />, <Themed key="2" sizes="9vw" isEarly={false} />], null, 1],
  // Whose link is whose can no longer be told, so it is drawn each time.
  ['twice in one size', [<Themed key="1" sizes="50vw" />, <Themed key="2" sizes="50vw" />], null, 3],
  [
    'in two sizes, and one of them beside it',
    [<Themed key="1" sizes="50vw" />, <Themed key="2" sizes="9vw" />],
    <Themed key="beside" sizes="9vw" />,
    3,
  ],
  ['and beside it in another size', [<Themed key="1" sizes="50vw" />], <Themed key="beside" sizes="9vw" />, 3],
])('tells the browser of a picture for each theme as the view does: %s', (_, pictures, beside, drawn) => {
  const store = kept();
  const { times, Words } = counted([], pictures);
  const page = [beside, <div key="part">{part({}, <Words />)}</div>];
  const plain = renderToString(page);
  for (let turn = 0; turn < 3; turn += 1) expect(draw(store, page)).toBe(plain);
  expect(times.drawn).toBe(1 + drawn);
});

it('keeps no part of which the browser is told in words of its own', () => {
  const store = kept();
  const times = { drawn: 0 };
  const ForThemes = () => {
    times.drawn += 1;
    preload('/a/dark', { as: 'image', media: '(prefers-color-scheme: dark)' });
    return <img src="/a/light" data-dark="/a/dark" alt="" loading="lazy" />;
  };
  const page = part({}, <ForThemes />);
  const plain = renderToString(page);
  for (let turn = 0; turn < 2; turn += 1) expect(draw(store, page)).toBe(plain);
  expect(times.drawn).toBe(3);
});

it('gives ids as the browser does', () => {
  const WithId = () => <p id={useId()}>Afval</p>;
  const page = part({}, [<WithId key="one" />, <WithId key="other" />]);
  const store = kept();
  const plain = renderToString(page);
  expect(draw(store, page)).toBe(plain);
  expect(draw(store, page)).toBe(plain);
});

it('forgets everything when it holds too much', () => {
  const store = new KeptParts(50);
  const { times, Words } = counted([], 'x'.repeat(60));
  draw(store, part({}, <Words />));
  draw(store, part({}, <Words />));
  expect(times.drawn).toBe(2);
});

it('counts the questions that it holds on to as well', () => {
  const store = new KeptParts(2000);
  const still = counted();
  const asking = counted(['search']);
  draw(store, part({ still: true }, <still.Words />));
  draw(store, part({ asking: true }, <asking.Words />), { read: () => 'q'.repeat(3000) });
  draw(store, part({ still: true }, <still.Words />));
  expect(still.times.drawn).toBe(2);
});
