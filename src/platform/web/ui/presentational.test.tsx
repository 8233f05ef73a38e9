import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './accordion/accordion.tsx';
import { Avatar } from './avatar/avatar.tsx';
import { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from './button/button-link.tsx';
import { ButtonRow } from './button/button-row.tsx';
import { PlainButton } from './button/plain-button.tsx';
import { ChipLink } from './chip/chip-link.tsx';
import { DateChip } from './date-chip/date-chip.tsx';
import { EmptyState } from './empty-state/empty-state.tsx';
import { Fieldset } from './field/fieldset.tsx';
import { Gauge } from './gauge/gauge.tsx';
import { Phases } from './gauge/phases.tsx';
import { PageHeading } from './heading/page-heading.tsx';
import { SectionHead } from './heading/section-head.tsx';
import { KeyHint } from './key-hint/key-hint.tsx';
import { MoreLink } from './link/more-link.tsx';
import { TextLink } from './link/text-link.tsx';
import { Notice } from './notice/notice.tsx';
import { Pagination } from './pagination/pagination.tsx';
import { Skeleton, SkeletonGroup } from './skeleton/skeleton.tsx';
import { StatusBadge } from './tag/status-badge.tsx';
import { Tag } from './tag/tag.tsx';
import { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';

/*
 * A visitor's page is drawn on the server with these. They may not put a style attribute in the HTML (the content
 * security policy refuses it) and may not bring React Aria along (the first bundle has no room for it).
 */
const page = (
  <>
    <Accordion items={[{ id: 'a', title: 'Vraag', content: 'Antwoord' }]} />
    <Avatar name="Carla de Wit" />
    <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Nieuws' }]} />
    <ButtonRow>
      <ButtonLink href="/">Home</ButtonLink>
      <PlainButton>Zoeken</PlainButton>
    </ButtonRow>
    <ChipLink href="/">Verkeer</ChipLink>
    <DateChip date="2026-11-17" />
    <EmptyState title="Niets">Kies iets</EmptyState>
    <Fieldset legend="Adres">-</Fieldset>
    <Gauge value={64} label="Geplaatst" />
    <Phases label="Fasen" phases={[{ id: 'a', label: 'Bouw', state: 'now' }]} />
    <PageHeading>Nieuws</PageHeading>
    <SectionHead>Agenda</SectionHead>
    <KeyHint keys="Ctrl K" />
    <MoreLink href="/">Meer</MoreLink>
    <TextLink href="/">Tekst</TextLink>
    <Notice>Let op</Notice>
    <Pagination page={1} pageCount={3} hrefFor={String} />
    <SkeletonGroup label="Laden">
      <Skeleton />
    </SkeletonGroup>
    <StatusBadge status="draft" />
    <Tag>Verkeer</Tag>
    <VisuallyHidden>Verborgen</VisuallyHidden>
  </>
);

test('no style attribute is sent to a visitor', () => {
  const html = renderToStaticMarkup(page);
  expect(html).toContain('Geplaatst');
  expect(html).not.toMatch(/\sstyle=/);
});

const sources = import.meta.glob<string>('./**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

function importsOf(path: string): string[] {
  const source = sources[path] ?? '';
  return [...source.matchAll(/^(?:import|export)\b(?! type)[^;]*?from '([^']+)'/gm)].map(([, from]) => from ?? '');
}

function resolve(path: string, from: string): string {
  const { pathname } = new URL(from, `http://ui/${path}`);
  return `.${pathname}`;
}

/** Everything a file brings along, by way of its own imports too. */
function bringsAlong(path: string, seen = new Set<string>()): Set<string> {
  for (const from of importsOf(path)) {
    const name = from.startsWith('.') ? resolve(path, from) : from;
    if (seen.has(name)) continue;
    seen.add(name);
    if (from.startsWith('.')) bringsAlong(name, seen);
  }
  return seen;
}

const presentational = [
  './accordion/accordion.tsx',
  './avatar/avatar.tsx',
  './breadcrumbs/breadcrumbs.tsx',
  './button/button-link.tsx',
  './button/button-row.tsx',
  './button/plain-button.tsx',
  './chip/chip-link.tsx',
  './date-chip/date-chip.tsx',
  './empty-state/empty-state.tsx',
  './field/fieldset.tsx',
  './gauge/gauge.tsx',
  './gauge/phases.tsx',
  './heading/page-heading.tsx',
  './heading/section-head.tsx',
  './key-hint/key-hint.tsx',
  './link/more-link.tsx',
  './link/text-link.tsx',
  './notice/notice.tsx',
  './pagination/pagination.tsx',
  './skeleton/skeleton.tsx',
  './tag/status-badge.tsx',
  './tag/tag.tsx',
  './visually-hidden/visually-hidden.tsx',
];

test('the walk along the imports finds React Aria where it is', () => {
  expect([...bringsAlong('./field/fieldset.tsx')]).toContain('./icon/icon.tsx');
  expect([...bringsAlong('./dialog/confirm-dialog.tsx')].some((from) => from.startsWith('react-aria'))).toBe(true);
});

test.each(presentational)('%s comes without React Aria', (from) => {
  expect(Object.keys(sources)).toContain(from);
  expect([...bringsAlong(from)].filter((name) => /^react-(aria|stately)|^@internationalized/.test(name))).toEqual([]);
});
