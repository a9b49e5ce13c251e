import type { RuleName } from '../rules.ts';
import { LANGS, type Bilingual } from '../text.ts';

/** A path of this site that leads nowhere else (G32): no `//host`, no backslash, blank or control character. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?!\/)[^\s\\]*$/u.test(path)) return false;
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return !/[\u0000-\u001f\u007f-\u009f]/.test(path);
}

/** A path copied from an English page means its twin too: the reader's language is put back when it is shown. */
export function withoutLanguage(path: string): string {
  if (!/^\/en(?=$|[/?#])/.test(path)) return path;
  const rest = path.slice('/en'.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

type Words = { title: Bilingual; body: Bilingual };

/** What is still missing before it can be sent: a language that is begun has both title and body, and one language is there. */
export function wrongToSend({ title, body }: Words): { field: string; rule: RuleName }[] {
  const wrong = LANGS.flatMap((lang) => {
    if (title[lang] === '' && body[lang] === '') return [];
    if (title[lang] === '') return [{ field: `form.title.${lang}`, rule: 'announcementWhole' as const }];
    return body[lang] === '' ? [{ field: `form.body.${lang}`, rule: 'announcementWhole' as const }] : [];
  });
  const empty = LANGS.every((lang) => title[lang] === '' && body[lang] === '');
  return empty ? [{ field: 'form.title', rule: 'required' }] : wrong;
}

const MINUTE = 60_000;
const DAY = 86_400_000;

/** May it be sent at this time: not before now, and within a year. A minute ago is now: clocks differ, and people think. */
export function isTimeToSend(at: Date, now: Date): boolean {
  const wait = at.getTime() - now.getTime();
  return wait > -5 * MINUTE && wait < 366 * DAY;
}
