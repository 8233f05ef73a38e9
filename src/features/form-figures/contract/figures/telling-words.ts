/** Words of four letters and more that say nothing by themselves; shorter ones are not counted at all. */
const dutch = `aan achter alle allemaal alleen alles altijd andere anders behalve beide beter bijna bijvoorbeeld binnen boven buiten
daar daarna daarom daarvan dagen deze door doen doet draag dus echt echter eens eerst eigenlijk elke enige enkele ergens even gaan gaat geeft
geen geven gewoon goed goede graag groot grote haar hadden hebben hebt heeft heel hele helemaal hier hoeveel hoge iedere iedereen iemand
iets ieder inderdaad jaar jullie kleine komen komt krijgen krijgt kunnen kunt laat langs later laten liever liefst maak maakt maar maken meer
meest mensen mijn minder misschien moet moeten mogen naar naast natuurlijk niemand niet niets nieuwe nodig nooit omdat onder ondanks onze
ooit over overal paar plaats precies rond samen slechts sinds soms staan staat steeds straks tegen terug tijdens toch tussen uiteraard
vaak vaker vaste veel verder vind vinden vindt voor vooral voordat waar waarom wanneer want waren wat weer weinig welke werd willen
wij word worden wordt worden zeer zeker zelf zelfs zich zien ziet zijn zitten zonder zoals zodat zoveel zullen zult zouden`;
const english = `about above after again all almost alone along already also although always among another anything around because been
before being below better between both came cannot come could does doing done down each else enough even ever every everyone everything
from gets give good great have having here hers himself however into itself just kind know large less like little long made make many
maybe mine more most much must near need never nice nobody none nothing often once only other others ours over people perhaps please
quite rather really same seem several should since small some someone something sometimes soon still such take than that their them then
there therefore these they thing things this those though through thus together under until upon very want well were what when where
whether which while whole whom whose will with within without would your yours`;

const empty = new Set(`${dutch} ${english}`.split(/\s+/));

interface CountedWord {
  word: string;
  number: number;
}

const mostWords = 12;

/** What people write about, by the words that stand in the most answers. */
export const tellingWords = (counted: readonly CountedWord[]): CountedWord[] =>
  counted.filter(({ word }) => !empty.has(word)).slice(0, mostWords);

/** How many to look through: most of what is written most says nothing. */
export const wordsToCount = 400;

/** So many answers are looked through, the newest: what comes back in them comes back in all. */
export const answersRead = 5000;
