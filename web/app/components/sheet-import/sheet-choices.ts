import type { SheetChoices, SheetOutline, SheetValue } from '@fairbridge/contract/sheet/sheet.shapes.ts';

/** As the heads of the sheet say it. */
export const firstChoices = ({ columns }: SheetOutline): SheetChoices => ({
  columns: Object.fromEntries(columns.map(({ place, field }) => [String(place), field])),
  values: {},
  hidden: false,
  totals: false,
});

/** A field is one column's: whoever held it before is left out. */
export function withField(choices: SheetChoices, place: number, field: string): SheetChoices {
  const others = Object.entries(choices.columns).map(([at, held]) => [at, held === field ? '' : held]);
  return { ...choices, columns: { ...Object.fromEntries(others), [String(place)]: field } };
}

const takenBy = ({ columns }: SheetChoices): ReadonlySet<string> => new Set(Object.values(columns));

/** Of what is needed, that which no column holds. */
export function lackingNeeds({ needs }: SheetOutline, choices: SheetChoices): string[][] {
  const taken = takenBy(choices);
  return needs.filter((fields) => !fields.some((field) => taken.has(field)));
}

/** The values that are asked for all rows. */
export function askedValues({ values }: SheetOutline, choices: SheetChoices): SheetValue[] {
  const taken = takenBy(choices);
  return values.filter(
    (value) => !taken.has(value.field) && (value.with.length === 0 || value.with.some((field) => taken.has(field))),
  );
}

/** What is said of the file: values of fields that a column holds now are none any more. */
export function saidChoices(outline: SheetOutline, choices: SheetChoices): SheetChoices {
  const asked = new Set(askedValues(outline, choices).map(({ field }) => field));
  const values = Object.entries(choices.values).filter(([field, value]) => asked.has(field) && value.trim() !== '');
  return { ...choices, values: Object.fromEntries(values) };
}
