import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/kysely.ts';

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const STYLE = `body{font:15px/1.6 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;background:#faf8f3;color:#1c2321}
article{background:#fff;border:1px solid #ddd6c4;border-radius:10px;padding:1rem 1.25rem;margin:1rem 0}
h2{font-size:1rem;margin:0 0 .25rem}p{margin:.25rem 0}pre{white-space:pre-wrap;font:inherit;margin:.5rem 0 0}
code{font-size:1.4rem;letter-spacing:.12em;background:#e8b33f33;padding:.1rem .5rem;border-radius:6px}`;

type Row = {
  kind: string;
  recipient: string;
  subject: string;
  body: string;
  code: string | null;
  link: string | null;
  state: string;
  created_at: Date;
};

function article(row: Row): string {
  const code = row.code === null ? '' : `<p>验证码 / Code: <code>${escape(row.code)}</code></p>`;
  const link = row.link === null ? '' : `<p><a href="${escape(row.link)}">${escape(row.link)}</a></p>`;
  return `<article><h2>${escape(row.subject)}</h2><p>${row.kind} → ${escape(row.recipient)} · ${row.created_at.toISOString()} · ${row.state}</p>${code}${link}<pre>${escape(row.body)}</pre></article>`;
}

/** The outbox of the demo: what would have been sent, for the operator of this machine only (ruling 2.4). Never mounted in production. */
export function mountOutbox(app: FastifyInstance, base: string, db: Kysely<Tables>): void {
  app.get(`${base}/outbox`, async (request, reply) => {
    const local = request.ip === '::1' || request.ip.startsWith('127.') || request.ip.startsWith('::ffff:127.');
    if (!local) return reply.code(404).type('text/plain').send('404');
    const rows = await db
      .selectFrom('message')
      .select(['kind', 'recipient', 'subject', 'body', 'code', 'link', 'state', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute();
    const empty = '<p>还没有任何邮件或短信。 Nothing has been sent yet.</p>';
    const page = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>发件箱 Outbox</title><style>${STYLE}</style></head><body><main><h1>发件箱 Outbox</h1>${rows.map(article).join('') || empty}</main></body></html>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      )
      .send(page);
  });
}
