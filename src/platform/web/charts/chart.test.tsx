import { fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { fileNameOf } from './chart-save.tsx';
import { ColumnChart } from './column-chart.tsx';
import { DayStrip } from './day-strip.tsx';
import { HeatStrip } from './heat-strip.tsx';
import { LineChart } from './line-chart.tsx';
import { PlanChart } from './plan-chart.tsx';
import { SluiceChart } from './sluice-chart.tsx';
import { Sparkline } from './sparkline.tsx';
import { pointAfter } from './use-chart-points.ts';

const points = [4, 8, 2].map((value, index) => ({
  short: String(index),
  long: `op dag ${index}`,
  value,
  was: index,
}));

describe('reading a chart', () => {
  it('is one stop for Tab, with arrow keys along its points', () => {
    render(<LineChart label="Per dag" unit="inzendingen" wasName="versie 2" points={points} />);
    const all = within(screen.getByRole('group')).getAllByRole('img');
    expect(all.map((point) => point.getAttribute('tabindex'))).toEqual(['-1', '-1', '0']);
    fireEvent.keyDown(all[2] as Element, { key: 'ArrowLeft' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^op dag 1: 8 inzendingen/);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^op dag 0: 4/);
    expect(screen.getByText('inzendingen op dag 0')).toBeTruthy();
  });

  it('is row by row of a heat strip', () => {
    const rows = ['ma', 'di'].map((label) => ({
      label,
      values: [1, 4],
      shown: ['20 %', '80 %'],
      sentence: `${label}: 5`,
    }));
    render(<HeatStrip label="Wanneer" columns={['ja', 'nee']} rows={rows} />);
    const all = within(screen.getByRole('group', { name: /^Wanneer/ })).getAllByRole('img');
    fireEvent.keyDown(all[0] as Element, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('di: 5');
    expect(all.map((row) => row.getAttribute('tabindex'))).toEqual(['-1', '0']);
  });

  it('is day by day of a strip, with what was read above it', () => {
    const days = [
      { id: '1', share: 0, state: 'nothing' as const, sentence: '16 november: nog geen back-ups' },
      { id: '2', share: 0, state: 'gap' as const, sentence: '17 november: geen back-up' },
      { id: '3', share: 1, state: 'full' as const, isTicked: true, sentence: '18 november: 18 GB' },
    ];
    const { container } = render(<DayStrip label="Drie nachten" days={days} first="16 nov" last="vandaag" />);
    const all = within(screen.getByRole('group', { name: /^Drie nachten/ })).getAllByRole('img');
    expect(all.map((day) => day.getAttribute('aria-label'))).toEqual(days.map(({ sentence }) => sentence));
    // What is not known has no bar, and only what was proven a tick.
    expect(all.map((day) => [day.querySelectorAll('rect').length, day.querySelectorAll('path').length])).toEqual([
      [1, 0],
      [2, 0],
      [2, 1],
    ]);
    expect(container.querySelector('p')?.textContent).toBe('18 november: 18 GB');
    fireEvent.keyDown(all[2] as Element, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(all[1]);
    expect(container.querySelector('p')?.textContent).toBe('17 november: geen back-up');
  });

  it('is place by place of a plan', () => {
    const places = ['A1', 'B2'].map((name, index) => ({
      name,
      latitude: 51.6 + index / 100,
      longitude: 3.7,
      number: 9,
      sentence: `Vak ${name}`,
    }));
    render(<PlanChart label="Plek" places={places} />);
    const group = screen.getByRole('group', { name: /^Plek/ });
    expect(
      within(group)
        .getAllByRole('img')
        .map((place) => place.getAttribute('aria-label')),
    ).toEqual(['Vak A1', 'Vak B2']);
  });

  it('is nothing of a shape of one point', () => {
    expect(render(<Sparkline values={[4]} />).container.childElementCount).toBe(0);
    expect(
      render(<Sparkline values={[4, 4]} />)
        .container.querySelector('path')
        ?.getAttribute('d'),
    ).toBe('M2 21L84 21');
  });

  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 0, undefined],
    ['ArrowRight', 2, undefined],
    ['End', 0, 2],
    ['Home', 2, 0],
    ['a', 1, undefined],
  ])('%s at %d leads to %s', (key, at, next) => {
    expect(pointAfter(key, at, 3)).toBe(next);
  });
});

describe('charts', () => {
  it('have nothing that axe finds', async () => {
    const { container } = render(
      <main>
        <LineChart label="Per dag" unit="inzendingen" points={points} now="vandaag" />
        <ColumnChart
          label="Cijfer"
          mark={{ at: 1.4, text: 'gemiddeld 2,4' }}
          columns={[3, 9].map((value) => ({
            label: String(value),
            value,
            was: 4,
            shown: String(value),
            sentence: `${value} mensen`,
          }))}
        />
        <SluiceChart
          label="Trechter"
          head={['Stap', 'Mensen', 'Deel']}
          locks={[
            { label: 'Begonnen', number: 9 },
            { label: 'Verstuurd', number: 4 },
          ]}
        />
        <BarChart
          caption="Keuzes"
          head={['Antwoord', 'Mensen']}
          bars={[{ label: 'Zwemmen', share: 80, was: 20, cells: ['8'] }]}
        />
      </main>,
    );
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it.each([
    ['1. Wat wilt u op de kade doen?', '1-wat-wilt-u-op-de-kade-doen.png'],
    ['Café!', 'cafe.png'],
    ['؟', 'figure.png'],
  ])('%s is saved as %s', (title, name) => {
    expect(fileNameOf(title, 'png')).toBe(name);
  });
});
