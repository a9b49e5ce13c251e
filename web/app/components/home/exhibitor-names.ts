import { matchesShape } from '../../editing/matches-shape.ts';
import { isPlainObject } from '../../editing/three-way-merge.ts';
import { useLang } from '../../i18n/lang.tsx';

const any = (): boolean => true;
const REF = { id: '', name: { zh: '', en: '' }, logo: '', country: '', booth: any, open: true };

/** Is this a list of exhibitors, as a form of the home page has kept it? */
export const areRefs = (value: unknown): boolean => matchesShape([REF], value);

/** The names in such a list, for a reader; null where it is none, or empty. */
export function useExhibitorNames(): (value: unknown) => string | null {
  const lang = useLang();
  const other = lang === 'zh' ? 'en' : 'zh';
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) return null;
    const said = (name: unknown): string[] =>
      isPlainObject(name)
        ? [name[lang], name[other]].filter((one): one is string => typeof one === 'string' && one !== '').slice(0, 1)
        : [];
    return value.flatMap((one) => (isPlainObject(one) ? said(one['name']) : [])).join(lang === 'zh' ? '、' : ', ');
  };
}
