/**
 * `npm run bench [-- part ...]`: measures what the portal promises (issue's figures), ratios in one run. Parts: server, ingest, scale, pages, pdf, browser, start, slider, login, import, mailing, workbench, upload, pool, inbox, chat, scan, bystander, live.
 * Nothing else should run on the machine meanwhile. Results depend on it: trust ratios.
 */
import { measureBystander } from './bystander.ts';
import { measureBrowser } from './browser.ts';
import { measureChat } from './chat.ts';
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
import { measureServer } from './server.ts';
import { measureSlider } from './slider.ts';
import { measureStart } from './start.ts';
import { measureUpload } from './upload.ts';
import { measureWorkbench } from './workbench.ts';
import { print, type Row } from './table.ts';

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
  mailing: measureMailing,
  workbench: measureWorkbench,
  upload: measureUpload,
  pool: measurePool,
  inbox: measureInbox,
  chat: measureChat,
  scan: measureScan,
  bystander: measureBystander,
  live: measureLive,
};

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(PARTS);
const rows: Row[] = [];
for (const name of names) {
  const part = PARTS[name];
  if (part === undefined) throw new Error(`no part '${name}': ${Object.keys(PARTS).join(', ')}`);
  console.log(`\n== ${name}`);
  const measured = await part();
  print(measured);
  rows.push(...measured);
}
const missed = rows.filter((row) => row.met === false);
console.log(
  `\n${rows.filter((row) => row.met === true).length} figures met, ${missed.length} missed${missed.length > 0 ? `: ${missed.map((row) => row.what).join('; ')}` : ''}`,
);
