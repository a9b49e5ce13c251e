import type { Config } from '../config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../demo/demo-people.ts';
import type { Say } from './say.ts';

/** The first lines a person reads: where the portal is, and who can enter its demo. */
export function welcome(config: Config, say: Say): void {
  const base = config.BASE_PATH.replace(/\/$/, '');
  const here = `http://localhost:${config.PORT}${base}`;
  const at = config.PUBLIC_ORIGIN === undefined ? here : `${new URL(config.PUBLIC_ORIGIN).origin}${base}`;
  say(`\nFairbridge 展桥 is open: ${at}/   English: ${at}/en`);
  if (config.DEMO) demoLogIns(config, here, base, say);
}

function demoLogIns({ PORT }: Config, at: string, base: string, say: Say): void {
  say(`Second fair (sugar and liquor): http://sugar.localhost:${PORT}${base}/`);
  say(`E-mails and codes: ${at}/outbox   Calls: ${at}/reference`);
  say(`Demo log-ins, from this machine only, all with the password ${DEMO_PASSWORD}:`);
  say(`  visitor (buyer)          ${DEMO_ACCOUNTS.visitor}      at ${at}/login/person`);
  say(`  visitor, not registered  ${DEMO_ACCOUNTS.newcomer}   at ${at}/login/person`);
  say(`  exhibitor, admin         ${DEMO_ACCOUNTS.exhibitorAdmin}  at ${at}/login/actor`);
  say(`  exhibitor, staff         ${DEMO_ACCOUNTS.exhibitorStaff}      at ${at}/login/actor`);
  say(`  exhibitor, no password   ${DEMO_ACCOUNTS.exhibitorNew} at ${at}/login/actor`);
  say(`  exhibitor, empty booth   ${DEMO_ACCOUNTS.exhibitorEmpty}   at ${at}/login/actor`);
  say(`  organizer, owner         ${DEMO_ACCOUNTS.organizer}  at ${at}/organizer/login`);
  say(`  organizer, other roles   ${[DEMO_ACCOUNTS.reviewer, DEMO_ACCOUNTS.editor, DEMO_ACCOUNTS.support].join(', ')}`);
}
