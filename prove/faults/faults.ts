import { join } from 'node:path';
import type { ProofSize } from '../proof-size.ts';
import type { Findings } from '../verdict.ts';
import { proveForms } from './forms.ts';
import { proveFullDisk } from './full-disk.ts';
import { proveKills } from './kills.ts';
import { proveLetters } from './letters.ts';
import { proveMailInHand } from './mail-in-hand.ts';
import { proveOffers } from './offers.ts';
import { provePause } from './paused.ts';
import { proveSignUps } from './sign-ups.ts';
import { proveThreeProcesses } from './three-processes.ts';
import { proveTyping } from './typing.ts';
import { proveVotes } from './votes.ts';
import { proveWebhooks } from './webhooks.ts';

const whole = {
  kills: 60,
  typingKills: 20,
  formKills: 12,
  brokenConnections: 40,
  cutSeconds: 10,
  letters: { receivers: 20_000, kills: 8 },
};
const short = {
  kills: 6,
  typingKills: 4,
  formKills: 3,
  brokenConnections: 5,
  cutSeconds: 4,
  letters: { receivers: 1000, kills: 2 },
};

/** What stops, breaks or fills up beside us: nothing that was confirmed is lost, and everyone is told something. */
export async function proveFaults(findings: Findings, { dataDir, isLong }: ProofSize) {
  const size = isLong ? whole : short;
  await proveKills(findings, join(dataDir, 'kills'), size);
  await proveTyping(findings, join(dataDir, 'typing'), size.typingKills);
  await proveForms(findings, join(dataDir, 'forms'), size.formKills);
  await proveWebhooks(findings, join(dataDir, 'webhooks'), size.formKills);
  await proveSignUps(findings, join(dataDir, 'sign-ups'), size.formKills);
  await proveVotes(findings, join(dataDir, 'votes'), size.formKills);
  await proveOffers(findings, join(dataDir, 'offers'), size.formKills);
  await provePause(findings, join(dataDir, 'pause'));
  await proveThreeProcesses(findings, join(dataDir, 'three'), size.cutSeconds);
  await proveMailInHand(findings, join(dataDir, 'mail'));
  await proveLetters(findings, join(dataDir, 'letters'), size.letters);
  await proveFullDisk(findings, join(dataDir, 'disk'));
}
