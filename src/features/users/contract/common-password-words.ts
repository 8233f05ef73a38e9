/**
 * Words that people who guess passwords try first, in small letters and without signs: Dutch, English and what the two
 * share. Written down by ourselves; numbers, years and rows of keys behind them are the rule's (weak-password.ts).
 */
export const commonPasswordWords: readonly string[] = `
  wachtwoord wachtwoorden paswoord wachtzin geheim geheimpje geheimwoord toegang toegangscode inloggen inlog aanmelden
  welkom welkomthuis hallo hallodaar goedemorgen goedenavond hoihoi doei dag mijn jouw onze mijnwachtwoord
  nederland holland amsterdam rotterdam denhaag utrecht eindhoven groningen tilburg almere breda nijmegen arnhem haarlem
  enschede zwolle leiden maastricht dordrecht belgie antwerpen gent brussel friesland zeeland limburg brabant gelderland
  ajax feyenoord psv oranje voetbal wielrennen schaatsen hockey tennis
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
  januari februari maart april mei juni juli augustus september oktober november december
  lente zomer herfst winter vakantie weekend kerst sinterklaas pasen verjaardag
  liefde liefje schatje schat lieverd knuffel vriend vriendin vrienden familie mama papa mamma pappa moeder vader oma opa
  zonnetje zonneschijn bloem bloemen vlinder regenboog tijger leeuw draak panda konijn poesje hondje paard paarden beer
  koffie appeltaart pannenkoek stroopwafel chocolade kaas bier
  gemeente gemeentehuis stadhuis raadhuis burgemeester wethouder raadslid raad provincie ministerie overheid ambtenaar
  organisatie bedrijf kantoor beheer beheerder redactie redacteur gebruiker medewerker computer laptop telefoon website
  internet intranet tijdelijk verander veranderen wijzig wijzigen nieuw oud standaard test testen proef demo
  password passwords passcode passphrase secret secrets topsecret letmein letmein welcome hello goodbye admin
  administrator root superuser user username login signin master default changeme change temporary temp guest public
  iloveyou ilove love lovely loveme sweetheart princess sunshine rainbow flower butterfly angel baby babygirl honey
  monkey dragon tiger lion panther eagle dolphin kitten puppy horse shadow phoenix
  football baseball basketball soccer hockey liverpool arsenal chelsea barcelona juventus
  superman batman spiderman starwars pokemon mario naruto minecraft fortnite
  january february march april may june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter holiday christmas
  freedom forever whatever trustno nothing everything blessed jesus michael jordan jennifer jessica ashley charlie daniel
  thomas robert matthew andrew joshua hunter buster ginger cookie pepper cheese chocolate
  computer internet server system network office company support service google facebook windows microsoft samsung
  iphone android qwerty azerty qwertz
`
  .trim()
  .split(/\s+/);
