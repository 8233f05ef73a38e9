import { text } from '#platform/contract/texts/localized.ts';
import { translatedIllustration } from '../block-pictures.ts';
import { accordionBlock, buttonRowBlock, imageBlock, noticeBlock, textBlock } from '../demo-blocks.ts';
import { demoPage, type WritePage } from '../demo-page.ts';
import { rich } from '../markup.ts';
import { to } from '../page-keys.ts';
import { mailAddress, telephone, telephoneLink } from '../town-hall.ts';

/** Written for people who may not read Dutch yet: the one page besides home that is there in every language of the demo. */
export const newcomersPage: WritePage = () =>
  demoPage('newcomers', {
    title: text('Nieuw in Vloedhaven', 'New in Vloedhaven', { de: 'Neu in Vloedhaven', ar: 'جديد في فلودهافن' }),
    description: text(
      'Welkom! Dit regelt u in uw eerste weken, stap voor stap.',
      'Welcome! This is what you arrange in your first weeks, step by step.',
      {
        de: 'Herzlich willkommen! Das erledigen Sie in Ihren ersten Wochen, Schritt für Schritt.',
        ar: 'أهلًا بك! هذا ما عليك إنجازه في أسابيعك الأولى، خطوة بخطوة.',
      },
    ),
    layout: '75-25',
    blocks: {
      'top-row': {
        picture: imageBlock({ ...translatedIllustration('counter-panorama'), span: 'wide' }),
      },
      main: { steps, ways, questions },
      side: { deadline, help },
    },
  });

const steps = textBlock({
  text: rich(
    `## Uw eerste weken

    1. **Schrijf u in.** Doe dat binnen vijf dagen nadat u hier bent komen wonen, in het stadhuis. Neem uw paspoort en uw huurcontract mee. U krijgt een burgerservicenummer (BSN).
    2. **Open een bankrekening** en sluit binnen vier maanden een zorgverzekering af. Iedereen die hier woont of werkt, moet er een hebben.
    3. **Kies een huisarts.** Ga daar eerst naartoe als u ziek bent. In nood belt u 112.
    4. **Meld uw kinderen aan op school.** Kinderen van 5 tot 16 jaar gaan hier naar school.
    5. **Haal uw afvalpas** bij balie 1. Daarmee opent u de containers in uw straat.

    ## Nederlands leren

    In de bibliotheek aan het Kerkplein is elke dinsdagavond een taalcafé. U oefent er met vrijwilligers, en de koffie is gratis. Moet u inburgeren? Dan maken we samen een plan.`,
    `## Your first weeks

    1. **Register.** Do this within five days of moving here, at the town hall. Bring your passport and your tenancy agreement. You will get a citizen service number (BSN).
    2. **Open a bank account** and take out health insurance within four months. Everyone who lives or works here must have it.
    3. **Choose a family doctor.** Go there first when you are ill. In an emergency, call 112.
    4. **Register your children at a school.** Children from 5 to 16 go to school here.
    5. **Collect your waste pass** at desk 1. It opens the containers in your street.

    ## Learning Dutch

    The library on Kerkplein square has a language café every Tuesday evening. You practise with volunteers, and the coffee is free. Do you have to integrate by law? Then we make a plan together.`,
    {
      de: `## Ihre ersten Wochen

    1. **Melden Sie sich an.** Tun Sie das innerhalb von fünf Tagen nach Ihrem Einzug im Rathaus. Bringen Sie Ihren Reisepass und Ihren Mietvertrag mit. Sie erhalten eine Bürgerservicenummer (BSN).
    2. **Eröffnen Sie ein Bankkonto** und schließen Sie innerhalb von vier Monaten eine Krankenversicherung ab. Alle, die hier wohnen oder arbeiten, brauchen eine.
    3. **Wählen Sie eine Hausarztpraxis.** Dorthin gehen Sie zuerst, wenn Sie krank sind. Im Notfall rufen Sie 112 an.
    4. **Melden Sie Ihre Kinder in der Schule an.** Kinder von 5 bis 16 Jahren gehen hier zur Schule.
    5. **Holen Sie Ihre Abfallkarte** am Schalter 1 ab. Damit öffnen Sie die Container in Ihrer Straße.

    ## Niederländisch lernen

    In der Bibliothek am Kerkplein gibt es jeden Dienstagabend ein Sprachcafé. Sie üben dort mit Freiwilligen, und der Kaffee ist kostenlos. Müssen Sie einen Integrationskurs machen? Dann stellen wir gemeinsam einen Plan auf.`,
      ar: `## أسابيعك الأولى

    1. **سجّل نفسك.** افعل ذلك في مبنى البلدية خلال خمسة أيام من سكنك هنا. أحضر جواز سفرك وعقد الإيجار. ستحصل على رقم خدمة المواطن (BSN).
    2. **افتح حسابًا مصرفيًا** واشترك في تأمين صحي خلال أربعة أشهر. التأمين إلزامي لكل من يسكن أو يعمل هنا.
    3. **اختر طبيب أسرة.** اذهب إليه أولًا إذا مرضت. وفي حالات الطوارئ اتصل بالرقم 112.
    4. **سجّل أطفالك في المدرسة.** يذهب الأطفال هنا إلى المدرسة من سن 5 إلى 16 سنة.
    5. **استلم بطاقة النفايات** من الشباك رقم 1. بها تفتح الحاويات في شارعك.

    ## تعلّم اللغة الهولندية

    في المكتبة بساحة Kerkplein مقهى للغة مساء كل يوم ثلاثاء. تتدرب هناك مع متطوعين، والقهوة مجانية. هل يلزمك القانون بالاندماج؟ نضع معك خطة لذلك.`,
    },
  ),
});

const ways = buttonRowBlock({
  buttons: [
    {
      label: text('Afspraak om u in te schrijven', 'Appointment to register', {
        de: 'Termin zur Anmeldung',
        ar: 'موعد للتسجيل',
      }),
      href: to('contact', 'afspraak'),
      look: 'primary',
    },
    {
      label: text('Afvalkalender', 'Waste calendar', { de: 'Abfallkalender', ar: 'تقويم النفايات' }),
      href: to('waste', 'afvalkalender'),
    },
  ],
});

const questions = accordionBlock(
  {
    items: [
      {
        title: text('Kan iemand voor mij tolken?', 'Can someone interpret for me?', {
          de: 'Kann jemand für mich dolmetschen?',
          ar: 'هل يمكن أن يترجم لي أحد؟',
        }),
        text: rich(
          'Ja. Zeg het als u een afspraak maakt, dan bellen we een tolk. U mag ook iemand meenemen die u vertrouwt.',
          'Yes. Tell us when you make an appointment, and we will call an interpreter. You may also bring someone you trust.',
          {
            de: 'Ja. Sagen Sie es uns, wenn Sie einen Termin vereinbaren, dann rufen wir eine Dolmetscherin oder einen Dolmetscher an. Sie dürfen auch jemanden mitbringen, dem Sie vertrauen.',
            ar: 'نعم. أخبرنا عند حجز الموعد، وسنتصل بمترجم. ويمكنك أيضًا أن تحضر معك شخصًا تثق به.',
          },
        ),
      },
      {
        title: text('Wat kost inschrijven?', 'What does registering cost?', {
          de: 'Was kostet die Anmeldung?',
          ar: 'كم يكلف التسجيل؟',
        }),
        text: rich('Niets. Inschrijven is gratis.', 'Nothing. Registering is free.', {
          de: 'Nichts. Die Anmeldung ist kostenlos.',
          ar: 'لا شيء. التسجيل مجاني.',
        }),
      },
      {
        title: text('Is de hele website in mijn taal?', 'Is the whole website in my language?', {
          de: 'Gibt es die ganze Website in meiner Sprache?',
          ar: 'هل الموقع كله بلغتي؟',
        }),
        text: rich(
          'Deze pagina en de voorpagina wel. De rest leest u in het Nederlands of het Engels; bel ons gerust als iets niet duidelijk is.',
          'Everything is there in English. In other languages there are this page and the front page; do call us when something is not clear.',
          {
            de: 'Diese Seite und die Startseite ja. Alles Übrige lesen Sie auf Niederländisch oder Englisch; rufen Sie uns gern an, wenn etwas unklar ist.',
            ar: 'هذه الصفحة والصفحة الرئيسية نعم. أما الباقي فتقرؤه بالهولندية أو الإنجليزية؛ اتصل بنا إذا لم يكن شيء ما واضحًا.',
          },
        ),
      },
    ],
  },
  {
    heading: text('Veelgestelde vragen', 'Frequently asked questions', {
      de: 'Häufige Fragen',
      ar: 'الأسئلة الشائعة',
    }),
  },
);

const deadline = noticeBlock({
  title: text('Op tijd:', 'In time:', { de: 'Rechtzeitig:', ar: 'في الوقت المناسب:' }),
  text: rich(
    'schrijf u in binnen vijf dagen nadat u hier bent komen wonen.',
    'register within five days of moving here.',
    {
      de: 'Melden Sie sich innerhalb von fünf Tagen nach Ihrem Einzug an.',
      ar: 'سجّل نفسك خلال خمسة أيام من سكنك هنا.',
    },
  ),
});

const help = textBlock(
  {
    text: rich(
      `Bel [${telephone}](${telephoneLink}) of [stuur een mail](mailto:${mailAddress}). U kunt ook [langskomen](contact).`,
      `Call [${telephone}](${telephoneLink}) or [send an e-mail](mailto:${mailAddress}). You can also [visit us](contact).`,
      {
        de: `Rufen Sie [${telephone}](${telephoneLink}) an oder [schreiben Sie uns](mailto:${mailAddress}). Sie können auch [vorbeikommen](contact).`,
        ar: `اتصل بالرقم [\u2066${telephone}\u2069](${telephoneLink}) أو [أرسل رسالة](mailto:${mailAddress}). ويمكنك أيضًا [زيارتنا](contact).`,
      },
    ),
  },
  {
    heading: text('Hulp nodig?', 'Need help?', { de: 'Brauchen Sie Hilfe?', ar: 'هل تحتاج إلى مساعدة؟' }),
    headingLevel: 3,
    background: 'sheet',
  },
);
