import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/kysely.ts';
import { isLocalRequest } from '../http/local-request.ts';
import { escapeHtml as escape } from './mail-html.ts';

const STYLE = `:root{color-scheme:light}body{font:15px/1.6 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;background:#faf8f3;color:#1c2321}
article{background:#fff;border:1px solid #ddd6c4;border-radius:10px;padding:1rem 1.25rem;margin:1rem 0}
h2{font-size:1rem;margin:0 0 .25rem}p{margin:.25rem 0;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.5rem 0 0}
nav a{display:inline-block;margin-right:.5rem;padding:.25rem .75rem;border:1px solid #ddd6c4;border-radius:99px;background:#fff;color:inherit}
nav a[aria-current]{background:#0f5b3e;color:#fff}a{color:#0f5b3e}
code{font-size:1.4rem;letter-spacing:.12em;background:#e8b33f33;padding:.1rem .5rem;border-radius:6px}`;

const KINDS = [
  ['', '全部 All'],
  ['email', '邮件 E-mails'],
  ['sms', '短信 SMS'],
] as const;
const filter = z.object({ kind: z.enum(['email', 'sms']).or(z.literal('')).catch('') });
const one = z.object({ id: z.string().max(40).catch('') });

/** The page itself may show nothing but itself; the frame of a mail gets no script, no form and no picture from anywhere. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";
const MAIL_POLICY = `sandbox allow-popups; ${POLICY}; form-action 'none'`;

type Row = {
  id: string;
  kind: string;
  category: string;
  recipient: string;
  subject: string;
  body: string;
  html: string;
  code: string | null;
  link: string | null;
  state: string;
  failure: string;
  created_at: Date;
};

function article(row: Row, base: string): string {
  const code = row.code === null ? '' : `<p>验证码 / Code: <code>${escape(row.code)}</code></p>`;
  const link = row.link === null ? '' : `<p><a href="${escape(row.link)}">${escape(row.link)}</a></p>`;
  const html = row.html === '' ? '' : `<p><a href="${base}/outbox/${row.id}">HTML 版本 · As HTML</a></p>`;
  const failure = row.failure === '' ? '' : `<p>${escape(row.failure)}</p>`;
  const facts = [`${row.kind} → ${escape(row.recipient)}`, row.created_at.toISOString(), row.category, row.state];
  return `<article><h2>${escape(row.subject)}</h2><p>${facts.join(' · ')}</p>${failure}${code}${link}${html}<pre>${escape(row.body)}</pre></article>`;
}

function page(rows: Row[], base: string, kind: string): string {
  const tabs = KINDS.map(
    ([value, name]) =>
      `<a href="${base}/outbox${value === '' ? '' : `?kind=${value}`}"${value === kind ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  const empty = '<p>还没有任何邮件或短信。 No messages sent yet.</p>';
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>发件箱 Outbox</title><style>${STYLE}</style></head><body><main><h1>发件箱 Outbox</h1><nav>${tabs.join('')}</nav>${rows.map((row) => article(row, base)).join('') || empty}</main></body></html>`;
}

/** The outbox of the demo: what would have been sent, for the operator of this machine only (ruling 2.4). Never mounted in production. */
export function mountOutbox(app: FastifyInstance, base: string, db: Kysely<Tables>): void {
  const send = (reply: FastifyReply, html: string, policy: string): FastifyReply =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', policy)
      .send(html);
  const nothing = (reply: FastifyReply): FastifyReply => reply.code(404).type('text/plain').send('404');
  const forOperator =
    (show: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      isLocalRequest(request) ? show(request, reply) : nothing(reply);

  app.get(
    `${base}/outbox`,
    { config: { ofNoFair: true } },
    forOperator(async (request, reply) => {
      const { kind } = filter.parse(request.query);
      const rows = await db
        .selectFrom('message')
        .selectAll()
        .$if(kind !== '', (query) => query.where('kind', '=', kind))
        .orderBy('created_at', 'desc')
        .limit(50)
        .execute();
      return send(reply, page(rows, base, kind), POLICY);
    }),
  );
  app.get(
    `${base}/outbox/:id`,
    { config: { ofNoFair: true } },
    forOperator(async (request, reply) => {
      const { id } = one.parse(request.params);
      const row = await db.selectFrom('message').select('html').where('id', '=', id).executeTakeFirst();
      return row === undefined || row.html === '' ? nothing(reply) : send(reply, row.html, MAIL_POLICY);
    }),
  );
}
