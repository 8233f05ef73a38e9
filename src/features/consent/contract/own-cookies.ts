import { consentCookie } from './consent.ts';
import type { Cookie } from './vendor.ts';

/** Everything that the product itself keeps in a browser; whoever adds something adds it here, or the statement would not be true. */
export const ownCookies: Cookie[] = [
  {
    name: 'plein.session_token',
    expiry: 'days7',
    purpose: { nl: 'Houdt u ingelogd.', en: 'Keeps you signed in.' },
  },
  {
    name: 'plein.two_factor',
    expiry: 'minutes10',
    purpose: {
      nl: 'Onthoudt tijdens het inloggen dat uw wachtwoord klopte.',
      en: 'Remembers while you sign in that your password was right.',
    },
  },
  {
    name: 'plein.trust_device',
    expiry: 'days30',
    purpose: {
      nl: 'Onthoudt dat u op dit apparaat geen code hoeft in te vullen, als u dat hebt gekozen.',
      en: 'Remembers that you need no code on this device, if you chose so.',
    },
  },
  {
    name: 'plein.known_device',
    expiry: 'months6',
    purpose: {
      nl: 'Onthoudt dat u hier eerder hebt ingelogd. Dan kunt u blijven inloggen als anderen uw wachtwoord proberen te raden.',
      en: 'Remembers that you signed in here before, so that you still can when others try to guess your password.',
    },
  },
  {
    name: 'plein.passkey',
    expiry: 'minutes5',
    purpose: { nl: 'Nodig om met een toegangssleutel in te loggen.', en: 'Needed to sign in with a passkey.' },
  },
  {
    name: 'plein.state',
    expiry: 'minutes5',
    purpose: {
      nl: 'Nodig om via een andere organisatie in te loggen.',
      en: 'Needed to sign in through another organisation.',
    },
  },
  {
    name: 'plein.saml',
    expiry: 'minutes10',
    purpose: {
      nl: 'Onthoudt dat u op dit apparaat begon in te loggen via een andere organisatie.',
      en: 'Remembers that you began on this device to sign in through another organisation.',
    },
  },
  {
    name: 'plein.registering',
    expiry: 'hours24',
    purpose: {
      nl: 'Onthoudt dat u op dit apparaat een account begon te maken.',
      en: 'Remembers that you began to make an account on this device.',
    },
  },
  {
    name: 'plein.view_as',
    expiry: 'hours8',
    purpose: {
      nl: 'Laat een beheerder de site bekijken zoals anderen die zien.',
      en: 'Lets an admin look at the site as others see it.',
    },
  },
  {
    name: 'plein.admin_menu',
    expiry: 'months12',
    purpose: {
      nl: 'Onthoudt welke delen van het beheermenu u open liet.',
      en: 'Remembers which parts of the admin menu you left open.',
    },
  },
  {
    // Only where there are replicas of the database (app/server/requests/read-from-replicas.ts).
    name: 'plein.wrote',
    expiry: 'seconds5',
    purpose: {
      nl: 'Zorgt dat u meteen ziet wat u net hebt verstuurd.',
      en: 'Makes sure that you see at once what you just sent.',
    },
  },
  {
    name: 'theme',
    expiry: 'months12',
    purpose: {
      nl: 'Onthoudt of u de site licht of donker wilt zien.',
      en: 'Remembers whether you want the site light or dark.',
    },
  },
  {
    name: consentCookie,
    expiry: 'months6',
    purpose: { nl: 'Onthoudt uw keuze over cookies.', en: 'Remembers your choice about cookies.' },
  },
  {
    // In the browser's own storage, and never sent (features/search/web/recent-searches.ts).
    name: 'plein-recent-searches',
    expiry: 'untilCleared',
    purpose: {
      nl: 'Onthoudt in uw browser waar u het laatst naar zocht. Dit is geen cookie en wordt niet verstuurd.',
      en: 'Remembers in your browser what you last searched for. It is no cookie and is not sent.',
    },
  },
];
