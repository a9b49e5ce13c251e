import type { AuditField } from '@fairbridge/contract/audit-fields.ts';
import type { RichBilingual } from '@fairbridge/contract/rich-text/rich-text.ts';
import { plainOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { LANGS, type Bilingual } from '@fairbridge/contract/text.ts';

type Plain = string | number | boolean | null;
type Fields = Partial<Readonly<Record<AuditField, Plain | Bilingual | RichBilingual>>>;
/** `[before, after]` by field; of a text in two languages by `title.zh` and `title.en`. */
export type Changes = Record<string, [Plain, Plain]>;

/** Signs that stay around a change, and the most that is kept of it. */
const AROUND = 60;
const MOST = 400;

function sidesOf(value: Plain | Bilingual | RichBilingual | undefined): Record<string, Plain> {
  if (value === undefined) return {};
  if (typeof value !== 'object' || value === null) return { '': value };
  return Object.fromEntries(
    LANGS.map((lang) => {
      const side = value[lang];
      return [`.${lang}`, typeof side === 'string' ? side : plainOf(side)];
    }),
  );
}

/** Where two texts part, with some words around it: the log is no archive of texts. */
function around(before: string, after: string): [string, string] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const cut = (text: string): string => {
    const from = Math.max(0, head - AROUND);
    const to = Math.min(text.length, text.length - tail + AROUND, from + MOST);
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`.toWellFormed();
  };
  return [cut(before), cut(after)];
}

/** What of these fields is other than before, for the log. */
export function changesOf(before: Fields, after: Fields): Changes {
  const changes: Changes = {};
  for (const [field, value] of Object.entries(after)) {
    const was = sidesOf(Object.entries(before).find(([name]) => name === field)?.[1]);
    for (const [side, now] of Object.entries(sidesOf(value))) {
      const old = was[side] ?? null;
      if (old === now) continue;
      changes[field + side] = typeof old === 'string' && typeof now === 'string' ? around(old, now) : [old, now];
    }
  }
  return changes;
}
