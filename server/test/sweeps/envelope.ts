import { CODES } from '@fairbridge/contract/codes.ts';
import { RULES } from '@fairbridge/contract/rules.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { z } from 'zod';
import type { Answer } from '../portal.ts';

const shape = z.strictObject({ code: z.int(), message: z.string(), data: z.unknown() });
const fieldList = z.array(z.strictObject({ field: z.string(), rule: z.enum(Object.keys(RULES)), message: z.string() }));
const withFields = z.looseObject({ fields: fieldList.optional() });

/** What tells of the inside: stacks, statements, paths, addresses, names of the parts it is built from. */
const INSIDE =
  /\bat .+:\d+:\d+|node_modules|\/work\/|\/dev\/shm|\.ts\b|\b(select|insert|update|delete)\b.+\b(from|into|set|where)\b|syntax error|relation "|violates|127\.0\.0\.1|ECONN|postgres|zod|kysely|fastify|prototype|JSON at position|Unexpected token|\[object|undefined|\bNaN\b/i;

/** The table's text with anything in the place of its `{values}`. */
function fits(message: string, template: string): boolean {
  const pattern = template.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^{}]+');
  return new RegExp(`^${pattern}$`, 'u').test(message);
}

/** What is wrong with an answer as an error (G30); an empty list for a right one, and for a success. */
export function wrongAsError(answer: Answer, lang: Lang): string[] {
  const parsed = shape.safeParse(answer.body);
  if (!parsed.success) return [`not an envelope: ${answer.text.slice(0, 200)}`];
  const { code, message, data } = parsed.data;
  if (answer.status === 200) return code === 1000 ? [] : [`status 200 with code ${code}`];
  const entries = Object.values(CODES).filter((one) => one.code === code);
  const wrong: string[] = [];
  const [entry] = entries;
  if (entry === undefined) return [`code ${code} is not in the table`];
  if (entry.status !== answer.status) wrong.push(`status ${answer.status} with code ${code}`);
  if (!fits(message, entry[lang])) wrong.push(`message "${message}" instead of "${entry[lang]}"`);
  if (answer.headers['cache-control'] !== 'no-store') wrong.push('may be kept by a cache');
  const details = withFields.safeParse(data ?? {});
  if (!details.success) return [...wrong, `data ${JSON.stringify(data).slice(0, 200)}`];
  for (const { rule, message: text } of details.data.fields ?? []) {
    const words: readonly string[] = Object.entries(RULES).find(([name]) => name === rule)?.[1] ?? [];
    if (!fits(text, words[lang === 'zh' ? 0 : 1] ?? '')) wrong.push(`field message "${text}" of rule ${rule}`);
  }
  // the paths of fields repeat what was sent, so they are left out; an id of chance may hold any three letters
  const said = JSON.stringify({
    ...parsed.data,
    data: { ...details.data, fields: details.data.fields?.map((field) => field.message) },
  }).replaceAll(/"id":"\w{20}"/g, '');
  if (INSIDE.test(said)) wrong.push(`tells of the inside: ${said.slice(0, 300)}`);
  if ('app-token' in Object(data) || 'status' in Object(data)) wrong.push('looks like a success');
  return wrong;
}
