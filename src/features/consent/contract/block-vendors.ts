import { isAllowedHost } from './embed-host.ts';
import { areTilesForeign, tileHost } from './map-tiles.ts';
import type { BlockVendorKey, Cookie, Vendor, VendorKey, VendorSettings } from './vendor.ts';

/** Of a vendor that is there only when a published block names it. */
const used = (key: VendorKey) => (settings: VendorSettings) => settings.usedVendors.includes(key);

const recognise = {
  nl: 'Herkent dezelfde browser, om bij te houden wat iemand bekijkt.',
  en: 'Recognises the same browser, to keep track of what someone watches.',
};
const against = {
  nl: 'Houdt mensen en programma’s uit elkaar.',
  en: 'Tells people from programs.',
};

/** Names and times as the vendors state them, or as their players were seen to set them; they can change them any day. */
const youtube: Vendor = {
  key: 'youtube',
  name: 'YouTube',
  purpose: {
    nl: 'Speelt video’s af. Google kan bijhouden wat u bekijkt.',
    en: 'Plays videos. Google may keep track of what you watch.',
  },
  category: 'tracking',
  policyUrl: 'https://policies.google.com/privacy',
  isOn: used('youtube'),
  isGated: true,
  cookies: () => [
    { name: 'YSC', expiry: 'session', purpose: recognise },
    { name: 'VISITOR_INFO1_LIVE', expiry: 'months6', purpose: recognise },
    {
      name: 'VISITOR_PRIVACY_METADATA',
      expiry: 'months6',
      purpose: {
        nl: 'Onthoudt wat u bij YouTube over cookies koos.',
        en: 'Remembers what you chose about cookies at YouTube.',
      },
    },
    {
      name: 'yt-remote-*',
      expiry: 'untilCleared',
      purpose: {
        nl: 'Onthoudt in uw browser hoe u video’s afspeelt.',
        en: 'Remembers in your browser how you play videos.',
      },
    },
  ],
  sources: { frame: ['https://www.youtube-nocookie.com'] },
};

/** Asked not to follow anyone (`dnt=1` in the address) it sets no cookies of its own, as it states; those against bots stay. */
const vimeo: Vendor = {
  key: 'vimeo',
  name: 'Vimeo',
  purpose: { nl: 'Speelt video’s af.', en: 'Plays videos.' },
  category: 'functional',
  policyUrl: 'https://vimeo.com/privacy',
  isOn: used('vimeo'),
  isGated: true,
  cookies: () => [
    { name: '__cf_bm', expiry: 'minutes30', purpose: against },
    { name: '_cfuvid', expiry: 'session', purpose: against },
    { name: 'cf_clearance', expiry: 'months12', purpose: against },
    { name: 'player_clearance', expiry: 'days7', purpose: against },
  ],
  sources: { frame: ['https://player.vimeo.com'] },
};

const spotify: Vendor = {
  key: 'spotify',
  name: 'Spotify',
  purpose: {
    nl: 'Speelt geluid af. Spotify kan bijhouden wat u beluistert.',
    en: 'Plays sound. Spotify may keep track of what you listen to.',
  },
  category: 'tracking',
  policyUrl: 'https://www.spotify.com/nl/legal/privacy-policy/',
  isOn: used('spotify'),
  isGated: true,
  cookies: () => [
    { name: 'sp_t', expiry: 'months12', purpose: recognise },
    { name: 'sp_landing', expiry: 'hours24', purpose: recognise },
  ],
  sources: { frame: ['https://open.spotify.com'] },
};

const soundcloud: Vendor = {
  key: 'soundcloud',
  name: 'SoundCloud',
  purpose: {
    nl: 'Speelt geluid af. SoundCloud kan bijhouden wat u beluistert.',
    en: 'Plays sound. SoundCloud may keep track of what you listen to.',
  },
  category: 'tracking',
  policyUrl: 'https://soundcloud.com/pages/privacy',
  isOn: used('soundcloud'),
  isGated: true,
  cookies: () => [
    { name: 'sc_anonymous_id', expiry: 'years10', purpose: recognise },
    {
      name: 'sclocale',
      expiry: 'months12',
      purpose: { nl: 'Onthoudt uw taal.', en: 'Remembers your language.' },
    },
  ],
  sources: { frame: ['https://w.soundcloud.com'] },
};

/** Every piece of the map is asked of this host, which so learns who looks at which place; cookies it sets none. */
const mapTiles = ({ mapTileUrl }: VendorSettings): Vendor => ({
  key: 'map-tiles',
  name: tileHost(mapTileUrl) ?? '',
  purpose: { nl: 'Levert de kaart onder de plaatsen.', en: 'Provides the map beneath the places.' },
  category: 'functional',
  isOn: (settings) => settings.usedVendors.includes('map-tiles') && areTilesForeign(settings),
  isGated: true,
  cookies: () => [],
});

/** What stands in such a frame is not for us to know, so it counts as the category that asks most. */
const embedOf = (host: string): Vendor => ({
  key: `embed:${host}`,
  name: host,
  purpose: {
    nl: 'Laat een onderdeel van een andere website zien.',
    en: 'Shows a part of another website.',
  },
  category: 'tracking',
  isOn: (settings) => settings.usedVendors.includes(`embed:${host}`) && isAllowedHost(host, settings.embedAllowedHosts),
  isGated: true,
  cookies: () => [unknownCookies(host)],
  sources: { frame: [`https://${host}`] },
});

const unknownCookies = (host: string): Cookie => ({
  name: '*',
  expiry: 'unknown',
  purpose: {
    nl: `Welke cookies dit zijn, bepaalt ${host}.`,
    en: `Which cookies these are is up to ${host}.`,
  },
});

const mediaOf = (host: string): Vendor => ({
  key: `media:${host}`,
  name: host,
  purpose: { nl: 'Levert geluid om af te spelen.', en: 'Provides sound to play.' },
  category: 'functional',
  isOn: used(`media:${host}`),
  isGated: true,
  cookies: () => [],
  sources: { media: [`https://${host}`] },
});

/** Those that are always the same, whoever uses them. */
export const knownBlockVendors: readonly Vendor[] = [youtube, vimeo, spotify, soundcloud];

/** The vendor that a block named. */
export function blockVendor(key: VendorKey, settings: VendorSettings): Vendor | undefined {
  if (key === 'map-tiles') return mapTiles(settings);
  if (key.startsWith('embed:')) return embedOf(key.slice('embed:'.length));
  if (key.startsWith('media:')) return mediaOf(key.slice('media:'.length));
  return knownBlockVendors.find((vendor) => vendor.key === key);
}

/** A stored or sent key that nobody can have meant is no vendor. */
export const isBlockVendorKey = (key: string): key is BlockVendorKey =>
  /^(youtube|vimeo|spotify|soundcloud|map-tiles|(embed|media):[a-z0-9-]+(\.[a-z0-9-]+)+)$/.test(key);
