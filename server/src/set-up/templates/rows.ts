import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { ContentUnit, Ingredient, IngredientForm } from './vocabulary.ts';

/** Splits 'a|b|c'; the ingredient tables are long, and a bar keeps a row on one line. */
export function list(text: string): string[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A stable slug of an English name: 'Fosetyl-aluminium (TC)' gives 'fosetyl-aluminium-tc'. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const formPattern = /^(?<code>[A-Z]{2,3}) (?<content>[\d.]+) ?(?<unit>%|g\/L)(?: \((?<zh>[^/]+)\/(?<en>[^)]+)\))?$/;

function contentUnit(text: string | undefined): ContentUnit {
  return text === 'g/L' ? 'g/L' : '%';
}

/** Reads one form: 'SL 480 g/L' or 'SG 75.7% (铵盐/ammonium salt)'. Throws on anything else: a wrong row must not load. */
export function form(text: string): IngredientForm {
  const groups = formPattern.exec(text)?.groups;
  const code = groups?.['code'];
  if (groups === undefined || code === undefined) throw new Error(`not a form: ${text}`);
  const plain = { formulation: code, content: Number(groups['content']), unit: contentUnit(groups['unit']) };
  const { zh, en } = groups;
  return zh === undefined || en === undefined ? plain : { ...plain, note: { zh, en } };
}

/** One row of an ingredient table before its codes are looked up; lists are written with bars. */
export type IngredientRow = {
  en: string;
  zh: string;
  cas?: string;
  group?: string;
  aliases: string;
  forms: string;
  crops?: string;
  targets?: string;
  hs?: string;
};

/** What the rows of one table have in common. `committee` prefixes the mode-of-action group ('HRAC' + '9'). */
export type TableContext = {
  class: string;
  committee: string;
  hsCode: string;
  targets: Readonly<Record<string, Bilingual>>;
};

/** Turns the rows of one table into ingredients. Throws on an unknown target. */
export function ingredients(context: TableContext, rows: readonly IngredientRow[]): Ingredient[] {
  return rows.map((row) => ({
    code: slug(row.en),
    name: { zh: row.zh, en: row.en },
    cas: list(row.cas ?? ''),
    class: context.class,
    modeOfAction: row.group === undefined ? '' : `${context.committee} ${row.group}`,
    aliases: list(row.aliases),
    forms: list(row.forms).map(form),
    crops: list(row.crops ?? ''),
    targets: list(row.targets ?? '').map((code) => {
      const target = context.targets[code];
      if (target === undefined) throw new Error(`${row.en}: unknown target ${code}`);
      return target;
    }),
    hsCode: row.hs ?? context.hsCode,
  }));
}
