import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { applyOperation } from '#features/pages/contract/operations/apply-operation.ts';
import type { Operation } from '#features/pages/contract/operations/operation.ts';
import { PageDocument } from '#features/pages/contract/page.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { openEdited } from '../testing/open-block.tsx';
import { HeaderImage } from './header-image.tsx';
import { headerImageChanges } from './picture-changes.ts';

const [quay, ship] = ['5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e71', '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e72'];
const crop = { x: 0, y: 250, width: 1000, height: 500 };
const focalPoint = { x: 20, y: 80 };

const pageWith = (headerImage: string | null, headerImageShown?: object) =>
  PageDocument.parse({ title: text('Haven'), options: { headerImage }, headerImageShown });
const after = (page: PageDocument, operations: readonly Operation[]) => {
  const { options, headerImageShown } = operations.reduce((now, one) => applyOperation(now, one).document, page);
  return [options.headerImage, headerImageShown];
};

test('the part that is shown and what must stay in sight are chosen by key, and given up again', async () => {
  const { document, made } = await openEdited(pageWith(quay), (shown, run) => (
    <HeaderImage document={shown} language="nl" run={run} />
  ));
  await userEvent.click(await screen.findByRole('button', { name: /^Bijsnijden/ }));
  act(() => screen.getByRole('button', { name: /^Uitsnede: 100 procent breed/ }).focus());
  await userEvent.keyboard('-');
  expect(document().headerImageShown).toMatchObject({ of: quay, crop: { width: 980 } });
  act(() => screen.getByRole('button', { name: /^Belangrijkste punt: 50 procent van links/ }).focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(document().headerImageShown).toMatchObject({ crop: { width: 980 }, focalPoint: { x: 49, y: 50 } });
  await userEvent.click(screen.getByRole('button', { name: 'Hele afbeelding' }));
  await userEvent.click(screen.getByRole('button', { name: 'Terug naar het midden' }));
  expect(document().headerImageShown).toBeUndefined();
  expect(document().options.headerImage).toBe(quay);
  expect(made()).toHaveLength(4);
});

test('another picture comes with its own point, and without the part of the one before', () => {
  const page = pageWith(quay, { of: quay, crop });
  const another = headerImageChanges(page, { guid: ship, focalPoint });
  expect(after(page, another)).toEqual([ship, { of: ship, focalPoint }]);
  expect(after(page, headerImageChanges(page, { guid: ship }))).toEqual([ship, undefined]);
  expect(after(page, headerImageChanges(page, undefined))).toEqual([null, undefined]);
  expect(headerImageChanges(page, { guid: quay, crop })).toEqual([]);
});
