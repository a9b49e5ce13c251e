import { openMailServer, type MailServer } from '../server/test/mail-server.ts';

/** An e-mail with this in its subject finds the mailbox full when it is sent first, and room when it is sent again. */
export const FULL_AT_FIRST = 'full-at-first';

/** The mail server of the journeys takes everything else. */
export function openJourneysMailServer(): Promise<MailServer> {
  const tried = new Set<string>();
  return openMailServer(
    () => null,
    ({ subject = '', to = [] }) => {
      const mail = `${subject} ${to[0]?.address ?? ''}`;
      if (!subject.includes(FULL_AT_FIRST) || tried.has(mail)) return null;
      tried.add(mail);
      return '552 5.2.2 mailbox full';
    },
  );
}
