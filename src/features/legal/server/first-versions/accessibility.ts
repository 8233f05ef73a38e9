import { text } from '#platform/contract/texts/localized.ts';
import { bullets, heading, link, paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import type { LegalWords } from '../../contract/legal.ts';

type Nodes = Parameters<typeof richText>[0];

/** The statement below is drawn in each of these, so what stands above it is too. */
const inFour = (nl: Nodes, en: Nodes, de: Nodes, ar: Nodes): LegalWords['body'] => ({
  $lang: { ...richText(nl, en).$lang, de: { type: 'doc', content: de }, ar: { type: 'doc', content: ar } },
});

/**
 * What stands above the statement itself, which the page draws from its settings and findings
 * (features/accessibility-statement): status, audit, deviations, contact, sign-off.
 */
export const accessibility: LegalWords = {
  title: text('Toegankelijkheid', 'Accessibility', { de: 'Barrierefreiheit', ar: 'إمكانية الوصول' }),
  body: inFour(
    [
      paragraph(
        'Iedereen moet deze website van {{platformName}} kunnen gebruiken: ook wie slecht ziet, niet hoort, geen muis kan gebruiken of moeite heeft met lezen. Daarom volgen we het ',
        link('Besluit digitale toegankelijkheid overheid', 'https://wetten.overheid.nl/BWBR0040936/'),
        '. In deze verklaring leest u hoe ver we zijn, wat nog niet goed gaat en hoe u ons bereikt als u ergens tegenaan loopt.',
      ),
      heading(2, 'Wat we doen'),
      bullets(
        'De site werkt met alleen een toetsenbord en met een schermlezer.',
        'Teksten zijn zo duidelijk mogelijk geschreven en goed te vergroten.',
        'U kunt de site licht of donker zien, en hij luistert naar de instellingen van uw apparaat.',
        'Pagina’s zijn te lezen zonder JavaScript.',
        'Is een document voor u niet te lezen, vraag ons dan om een andere vorm. U krijgt die.',
      ),
    ],
    [
      paragraph(
        'Everyone must be able to use this website of {{platformName}}: also those who see badly, do not hear, cannot use a mouse or find reading difficult. That is why we follow the Dutch ',
        link('decree on digital accessibility of government', 'https://wetten.overheid.nl/BWBR0040936/'),
        '. In this statement you read how far we are, what does not go well yet, and how to reach us if something stands in your way.',
      ),
      heading(2, 'What we do'),
      bullets(
        'The site works with a keyboard alone and with a screen reader.',
        'Texts are written as clearly as possible and can be enlarged.',
        'You can see the site light or dark, and it listens to the settings of your device.',
        'Pages can be read without JavaScript.',
        'If you cannot read a document, ask us for another form. You get it.',
      ),
    ],
    [
      paragraph(
        'Alle sollen diese Website von {{platformName}} benutzen können: auch wer schlecht sieht, nicht hört, keine Maus benutzen kann oder Mühe mit dem Lesen hat. Deshalb folgen wir dem niederländischen ',
        link('Beschluss über die digitale Barrierefreiheit der Behörden', 'https://wetten.overheid.nl/BWBR0040936/'),
        '. In dieser Erklärung lesen Sie, wie weit wir sind, was noch nicht gut läuft und wie Sie uns erreichen, wenn Ihnen etwas im Weg steht.',
      ),
      heading(2, 'Was wir tun'),
      bullets(
        'Die Website funktioniert nur mit der Tastatur und mit einem Screenreader.',
        'Texte sind so deutlich wie möglich geschrieben und lassen sich gut vergrößern.',
        'Sie können die Website hell oder dunkel sehen, und sie richtet sich nach den Einstellungen Ihres Geräts.',
        'Seiten sind ohne JavaScript lesbar.',
        'Wenn Sie ein Dokument nicht lesen können, bitten Sie uns um eine andere Form. Sie erhalten sie.',
      ),
    ],
    [
      paragraph(
        'ينبغي أن يستطيع الجميع استخدام موقع {{platformName}} هذا: بمن فيهم ضعاف البصر، ومن لا يسمعون، ومن لا يستطيعون استخدام الفأرة، ومن يجدون صعوبة في القراءة. لذلك نتّبع ',
        link('المرسوم الهولندي لإمكانية الوصول الرقمي لدى الجهات الحكومية', 'https://wetten.overheid.nl/BWBR0040936/'),
        '. وفي هذا البيان تقرأ إلى أين وصلنا، وما لا يسير جيدًا بعد، وكيف تصل إلينا إذا اعترضك شيء.',
      ),
      heading(2, 'ما نفعله'),
      bullets(
        'يعمل الموقع بلوحة المفاتيح وحدها ومع قارئ الشاشة.',
        'النصوص مكتوبة بأوضح ما يمكن ويسهل تكبيرها.',
        'يمكنك رؤية الموقع بمظهر فاتح أو داكن، وهو يتبع إعدادات جهازك.',
        'يمكن قراءة الصفحات دون JavaScript.',
        'إذا لم تستطع قراءة وثيقة، فاطلبها منا في شكل آخر وستحصل عليها.',
      ),
    ],
  ),
};
