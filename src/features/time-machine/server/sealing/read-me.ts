interface Facts {
  title: string;
  origin: string;
  moment: Date;
  madeAt: Date;
  pages: number;
  files: number;
  missing: readonly string[];
}

/** What lies in the folder, in both languages: it is read years later, by whoever finds it. */
export function readMe({ title, origin, moment, madeAt, pages, files, missing }: Facts): string {
  const [at, made] = [moment.toISOString(), madeAt.toISOString()];
  const gone = missing.map((path) => `  ${path}\n`).join('');
  return `${title}
${origin}

NEDERLANDS
Dit is de site zoals een bezoeker haar zag op ${at} (UTC), getekend uit bewaarde versies op ${made}.
Open index.html in een browser; er is geen server of internet nodig. Formulieren, inloggen en zoeken werken niet.
Er zijn ${pages} pagina's en ${files} bestanden. Van afbeeldingen is er een formaat bewaard.
Bestanden die toen genoemd werden en niet meer bewaard of niet voor iedereen waren: ${missing.length}.
Controleren dat er niets veranderd is: in SHA256SUMS staat van elk bestand de controlesom.
  Linux, macOS:  sha256sum -c SHA256SUMS   of   shasum -a 256 -c SHA256SUMS
  Windows:       Get-FileHash <bestand> -Algorithm SHA256, en vergelijk met SHA256SUMS
De controlesom van het hele zip-bestand staat in Plein bij de export en in het auditlog bij het downloaden.

ENGLISH
This is the site as a visitor saw it at ${at} (UTC), drawn from kept versions at ${made}.
Open index.html in a browser; no server and no internet are needed. Forms, signing in and searching do not work.
There are ${pages} pages and ${files} files. Of pictures one size is kept.
Files that were named then and are no longer kept, or were not for everyone: ${missing.length}.
To check that nothing was changed: SHA256SUMS has the checksum of every file.
  Linux, macOS:  sha256sum -c SHA256SUMS   or   shasum -a 256 -c SHA256SUMS
  Windows:       Get-FileHash <file> -Algorithm SHA256, and compare with SHA256SUMS
The checksum of the whole zip file stands with the export in Plein, and in the audit log when it is downloaded.
${gone === '' ? '' : `\nMISSING\n${gone}`}`;
}
