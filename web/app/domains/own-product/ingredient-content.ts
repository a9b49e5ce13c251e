import type { ExhibitIngredientValues } from './exhibit-form-values.ts';

type Unit = ExhibitIngredientValues['unit'];
const WITH_UNIT = /^(?<content>[\d.,\s]+)(?<unit>%|g\s*\/\s*l|克\s*\/\s*升)$/iu;
const IN_NAME = /\d\s*(?<unit>%|g\s*\/\s*l|克\s*\/\s*升)/iu;
const unitOf = (written: string | undefined): Unit => (written === '%' ? '%' : 'g/L');

/** What was typed as a content: with a unit behind it the unit is chosen with it. */
export function withContent(part: ExhibitIngredientValues, typed: string): ExhibitIngredientValues {
  const { content, unit } = WITH_UNIT.exec(typed.normalize('NFKC').trim())?.groups ?? {};
  return content === undefined ? { ...part, content: typed } : { ...part, content: content.trim(), unit: unitOf(unit) };
}

/** The unit that an exhibit's name says its strength in; without one a technical material is in percent, all else in grams. */
export function unitInName(names: readonly string[], formulation: string): Unit {
  const named = names
    .map((name) => IN_NAME.exec(name.normalize('NFKC'))?.groups?.['unit'])
    .find((unit) => unit !== undefined);
  if (named !== undefined) return unitOf(named);
  return formulation === 'TC' || formulation === 'TK' ? '%' : 'g/L';
}
