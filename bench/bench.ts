/**
 * `npm run bench [-- part ...]`: measures what the portal promises, ratios in one run; without parts all of them. `--rows FILE` writes the rows as JSON too.
 * `npm run bench -- compare REF [part ...]`: the same parts of that commit and of the files as they stand here, in turn.
 * Nothing else should run on the machine meanwhile. Results depend on it: trust ratios.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureAgenda } from './agenda.ts';
import { measureBystander } from './bystander.ts';
import { measureBrowser } from './browser.ts';
import { measureChat } from './chat.ts';
import { measureCloneFair } from './clone-fair.ts';
import { measureCheckIn } from './check-in.ts';
import { measureExhibitorImport } from './exhibitor-import.ts';
import { measureFloorPlan } from './floor-plan.ts';
import { measureImport } from './import.ts';
import { measureInbox } from './inbox.ts';
import { measureIngest } from './ingest.ts';
import { measureLive } from './live.ts';
import { measureLogin } from './login.ts';
import { measureMailing } from './mailing.ts';
import { measurePages } from './pages.ts';
import { measurePdf } from './pdf.ts';
import { measurePool } from './pool.ts';
import { measureScale } from './scale.ts';
import { measureScan } from './scan.ts';
import { measureSchedule } from './schedule.ts';
import { measureServer } from './server.ts';
import { measureSlider } from './slider.ts';
import { measureSourcing } from './sourcing.ts';
import { measureStart } from './start.ts';
import { measureStatistics } from './statistics.ts';
import { measureTracking } from './tracking.ts';
import { measureUpload } from './upload.ts';
import { measureWorkbench } from './workbench.ts';
import { compareCommits } from './compare-commits.ts';
import { print, retried, type Row } from './table.ts';

const PARTS: Record<string, () => Promise<Row[]>> = {
  start: measureStart,
  server: measureServer,
  pages: measurePages,
  pdf: measurePdf,
  browser: measureBrowser,
  ingest: measureIngest,
  scale: measureScale,
  slider: measureSlider,
  login: () => measureLogin(),
  import: measureImport,
  'clone-fair': measureCloneFair,
  'exhibitor-import': measureExhibitorImport,
  mailing: measureMailing,
  workbench: measureWorkbench,
  upload: measureUpload,
  pool: measurePool,
  inbox: measureInbox,
  chat: measureChat,
  scan: measureScan,
  'check-in': measureCheckIn,
  schedule: measureSchedule,
  sourcing: measureSourcing,
  tracking: measureTracking,
  statistics: measureStatistics,
  agenda: measureAgenda,
  'floor-plan': measureFloorPlan,
  bystander: measureBystander,
  live: measureLive,
};

/** Measures these parts, prints each as it comes, and answers all rows. */
async function measure(names: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of names) {
    const part = PARTS[name];
    if (part === undefined) throw new Error(`no part '${name}': ${Object.keys(PARTS).join(', ')}`);
    console.log(`\n== ${name}`);
    const measured = await retried(name, part);
    print(measured);
    rows.push(...measured);
  }
  return rows;
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { rows: { type: 'string' } } });
const [first, ref, ...others] = positionals;
if (first === 'compare') {
  if (ref === undefined) throw new Error('compare with which commit? npm run bench -- compare REF [part ...]');
  compareCommits(ref, others.length > 0 ? others : Object.keys(PARTS));
} else {
  const rows = await measure(positionals.length > 0 ? positionals : Object.keys(PARTS));
  if (values.rows !== undefined) writeFileSync(values.rows, JSON.stringify(rows));
  const missed = rows.filter((row) => row.met === false);
  console.log(
    `\n${rows.filter((row) => row.met === true).length} figures met, ${missed.length} missed${missed.length > 0 ? `: ${missed.map((row) => row.what).join('; ')}` : ''}`,
  );
}
