import type { OutputOf } from '@fairbridge/contract/call.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ReferenceBrand, save } from '@fairbridge/contract/search/reference-brand.calls.ts';
import { cutText } from '@fairbridge/contract/text.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import type { LexiconEntry, LexiconKind } from '../../platform/search/lexicon.ts';
import { fold, nameKey, parseItems } from '../../platform/search/tokens.ts';

type Fault = OutputOf<typeof save>['faults'][number];
type Known = Pick<Exhibition, 'ingredients' | 'categories' | 'lexicon'>;

const NAME_MAX = 80;
const COLUMNS = 5;

/** As it is edited: one brand a line. */
export const tableOf = ({ ingredients, categories }: Known, brands: readonly ReferenceBrand[]): string =>
  brands
    .map(({ name, holder, ...standsFor }) => {
      const called = [
        ...standsFor.ingredients.map((code) => ingredients.get(code)?.name.en ?? code),
        ...standsFor.categories.map((code) => categories.get(code)?.name.en ?? code),
      ];
      return [name.en, name.zh, holder.en, holder.zh, called.join('; ')].join(' | ');
    })
    .join('\n');

/** The ingredient or category of this name in any language, or the ingredient of this CAS number. */
function entryOf({ lexicon }: Known, typed: string): LexiconEntry | undefined {
  const [item, ...others] = parseItems(typed);
  const found = item?.type === 'cas' && others.length === 0 ? lexicon.cas(item.digits) : lexicon.exact(nameKey(typed));
  const named = found.filter(({ as }) => as !== 'brand').map(({ entry }) => entry);
  return named.find(({ kind }) => kind === 'ingredient') ?? named.find(({ kind }) => kind === 'category');
}

/** One line as a brand, or what is wrong with it. Cells of a spreadsheet come with tabs between them. */
function brandOf(known: Known, written: string, line: number): ReferenceBrand | Fault {
  const cells = written.split(/[|\t]/u).map((cell) => cell.trim());
  if (cells.length !== COLUMNS) return { line, fault: 'columns', text: cutText(written, NAME_MAX) };
  const [en = '', zh = '', holderEn = '', holderZh = '', called = ''] = cells;
  const long = [en, zh, holderEn, holderZh].find((cell) => cell.length > NAME_MAX);
  if (long !== undefined || nameKey(en || zh) === '')
    return { line, fault: 'brand', text: cutText(long ?? en, NAME_MAX) };
  const entries: LexiconEntry[] = [];
  for (const one of fold(called).split(/[;、]/u)) {
    const entry = entryOf(known, one);
    if (entry === undefined) return { line, fault: 'ingredient', text: cutText(one.trim(), NAME_MAX) };
    entries.push(entry);
  }
  const codes = (wanted: LexiconKind) => entries.filter(({ kind }) => kind === wanted).map(({ code }) => code);
  return {
    name: { zh: zh || en, en: en || zh },
    holder: { zh: holderZh || holderEn, en: holderEn || holderZh },
    ingredients: [...new Set(codes('ingredient'))],
    categories: [...new Set(codes('category'))],
  };
}

/** The brands of a table, and the lines that are wrong. */
export function readTable(known: Known, text: string): { brands: ReferenceBrand[]; faults: Fault[] } {
  const lines = text.split('\n').map((written, at) => ({ written, line: at + 1 }));
  const filled = lines.filter(({ written }) => written.trim() !== '');
  const beyond = filled[LIMITS.referenceBrandsMax];
  if (beyond !== undefined)
    return { brands: [], faults: [{ line: beyond.line, fault: 'many', text: String(LIMITS.referenceBrandsMax) }] };
  const brands: ReferenceBrand[] = [];
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const { written, line } of filled) {
    const read = brandOf(known, written, line);
    if ('fault' in read) {
      faults.push(read);
      continue;
    }
    const keys = new Set([nameKey(read.name.en), nameKey(read.name.zh)]);
    if (!seen.isDisjointFrom(keys)) faults.push({ line, fault: 'twice', text: read.name.en });
    for (const key of keys) seen.add(key);
    brands.push(read);
  }
  return { brands, faults };
}
