import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';

/** What a demo's first lines say: its second fair, its outbox, and who can enter. `at` is where the portal is, without the closing slash. */
export const demoLogIns = (at: string, port: number, base: string): string[] => [
  `Second fair (sugar and liquor): http://sugar.localhost:${port}${base}/`,
  `E-mails and codes: ${at}/outbox   Calls: ${at}/reference`,
  `Demo log-ins, from this machine only, all with the password ${DEMO_PASSWORD}:`,
  `  visitor (buyer)          ${DEMO_ACCOUNTS.visitor}      at ${at}/login/person`,
  `  visitor, not registered  ${DEMO_ACCOUNTS.newcomer}   at ${at}/login/person`,
  `  exhibitor, admin         ${DEMO_ACCOUNTS.exhibitorAdmin}  at ${at}/login/actor`,
  `  exhibitor, staff         ${DEMO_ACCOUNTS.exhibitorStaff}      at ${at}/login/actor`,
  `  exhibitor, no password   ${DEMO_ACCOUNTS.exhibitorNew} at ${at}/login/actor`,
  `  exhibitor, empty booth   ${DEMO_ACCOUNTS.exhibitorEmpty}   at ${at}/login/actor`,
  `  organizer, owner         ${DEMO_ACCOUNTS.organizer}  at ${at}/organizer/login`,
  `  organizer, other roles   ${[DEMO_ACCOUNTS.reviewer, DEMO_ACCOUNTS.editor, DEMO_ACCOUNTS.support].join(', ')}`,
];
