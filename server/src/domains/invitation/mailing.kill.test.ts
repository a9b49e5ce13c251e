import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send } from '@fairbridge/contract/invitation/mailing.calls.ts';
import { countRows } from '../../../test/count-rows.ts';
import { uploadMailing } from '../../../test/mailing-sheet.ts';
import { openTestPortal, type TestPortal } from '../../../test/portal.ts';
import { freePort, startProgram } from '../../../test/program.ts';
import { makeEmployee, makeExhibitor, type Employee } from '../../../test/world.ts';

const LETTERS = 320;
/** A killed worker’s jobs are taken up once its heartbeat has been missed, which is looked for every minute: twice here. */
const MOST_MILLISECONDS = 400_000;

let portal: TestPortal;
let admin: Employee;
let program: ChildProcess;
let origin: string;
let mailServer: SMTPServer;
let mailPort: number;
const received: { to: string; id: string }[] = [];

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await makeEmployee(portal, await makeExhibitor(portal), { admin: true });
  [origin, mailPort] = [`http://127.0.0.1:${await freePort()}`, await freePort()];
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData: (stream, session, done) => {
      // a mail that was cut short is no mail
      keep(stream, session.envelope.rcptTo[0]?.address ?? '', done).catch(() => {});
    },
  });
  // the program is killed while it speaks with it
  mailServer.on('error', () => {});
  mailServer.listen(mailPort, '127.0.0.1');
  await once(mailServer.server, 'listening');
});
afterAll(async () => {
  program.kill('SIGKILL');
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  await portal.close();
});

/** A mail server takes a moment, so that the program is killed while letters are on their way. */
async function keep(stream: NodeJS.ReadableStream, to: string, done: () => void): Promise<void> {
  const raw = await text(stream);
  await pause(20);
  received.push({ to, id: /^message-id: (.+)$/im.exec(raw)?.[1] ?? '' });
  done();
}

/** The only one that works on this database. */
async function start(): Promise<void> {
  program = await startProgram(portal, origin, { SMTP_URL: `smtp://127.0.0.1:${mailPort}` });
}

/** Answers whose letters are not noted as handed over at that moment. */
async function kill(): Promise<Set<string>> {
  const ended = once(program, 'exit');
  program.kill('SIGKILL');
  await ended;
  const { rows } = await sql<{ recipient: string }>`
    select recipient from message where category = 'invitation' and state = 'waiting'`.execute(portal.ctx.db);
  return new Set(rows.map(({ recipient }) => recipient));
}

const written = () => countRows(portal, sql`mailing_letter where sent_at is not null`);
const sent = () => countRows(portal, sql`message where category = 'invitation' and state = 'sent'`);
async function until(reached: () => number | Promise<number>, count: number): Promise<void> {
  while ((await reached()) < count) await pause(5);
}

test(
  'a mailing whose program is killed in the middle, again and again, writes to nobody twice and to nobody never',
  async () => {
    const rows = Array.from({ length: LETTERS }, (_, at) => ({ email: `guest${at}@trade.example` }));
    const { id } = await uploadMailing(portal, admin, rows);
    await portal.portal.services.jobs.stop();
    await start();
    const answer = await fetch(origin + send.path, {
      method: 'POST',
      headers: { authorization: admin.token ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ id, languageType: 'zh', exhibitionId: '', appId: '', terminal: '', subjectType: '' }),
    });
    expect(answer.status).toBe(200);
    // while letters are being written, and while they leave
    await until(written, 1);
    await kill();
    await start();
    await until(() => received.length, 120);
    const unnoted = await kill();
    await start();
    await until(sent, LETTERS);

    const addresses = new Set(rows.map(({ email }) => email));
    const mails = new Set(received.map(({ to, id: mail }) => `${to} ${mail}`));
    const handedOver = received.map(({ to }) => to);
    const again = handedOver.filter((to, at) => handedOver.indexOf(to) !== at);
    // each address has one mail, by its Message-ID; handed over twice is only what had not been noted as the program died
    expect([new Set(handedOver), mails.size, again.filter((to) => !unnoted.has(to))]).toEqual([addresses, LETTERS, []]);
    const { rows: messages } = await sql<{ recipient: string }>`
      select recipient from message where batch = ${id}`.execute(portal.ctx.db);
    expect([messages.length, new Set(messages.map(({ recipient }) => recipient))]).toEqual([LETTERS, addresses]);
  },
  MOST_MILLISECONDS,
);
