import { text } from '#platform/contract/texts/localized.ts';
import { buttonRowBlock, listBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type Frame, type WritePage } from '../demo-page.ts';
import { questionPart } from '../demo-shared-parts.ts';
import { type FaqGroup, questionGuids } from '../faq-items.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';

/** One group of questions, in the order in which they were written; each opens where it stands. */
const questions = (group: FaqGroup, frame: Frame) =>
  listBlock(
    {
      itemTypeNames: ['FAQ'],
      defaultItemsPerPage: 50,
      defaultSortBy: 'sortOrder_asc',
      sortOrder: questionGuids(group),
      view: 'compact',
      paging: 'none',
      hasActiveItems: true,
    },
    frame,
  );

export const faqPage: WritePage = () =>
  demoPage('faq', {
    title: text('Veelgestelde vragen', 'Frequently asked questions'),
    description: text(
      'Korte antwoorden op de vragen die we elke dag krijgen.',
      'Short answers to the questions that we get every day.',
    ),
    layout: '75-25',
    options: { showSubMenu: true },
    blocks: {
      main: {
        documents: questions('documents', {
          heading: text('Paspoort, rijbewijs en uittreksels', 'Passports, driving licences and extracts'),
        }),
        home: questions('home', { heading: text('Huis en buurt', 'Home and neighbourhood'), anchor: 'subsidie' }),
        website: questions('website', { heading: text('Over de website', 'About the website') }),
        onward: buttonRowBlock({
          buttons: [
            {
              label: text('Stel een andere vraag', 'Ask another question'),
              href: to('contact', 'bericht'),
              look: 'primary',
            },
            { label: text('Afspraak maken', 'Make an appointment'), href: to('contact', 'afspraak') },
          ],
        }),
      },
      side: {
        popular: textBlock(
          {
            text: rich(
              `- [Paspoort aanvragen](passport)
              - [Verhuizing doorgeven](moving)
              - [Grofvuil](waste#grofvuil)
              - [Parkeervergunning](parking-permit)`,
              `- [Apply for a passport](passport)
              - [Report a move](moving)
              - [Bulky waste](waste#grofvuil)
              - [Parking permit](parking-permit)`,
            ),
          },
          { heading: text('Vaak gezocht', 'Often searched'), headingLevel: 3 },
        ),
        help: questionPart(),
      },
    },
  });
