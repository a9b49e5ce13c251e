import type { ExhibitorRow } from '@fairbridge/contract/exhibitor-record/exhibitor-import.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { RuleName } from '@fairbridge/contract/rules.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { SheetRow } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { headerOf, type Key } from './exhibitor-import.columns.ts';
import type { KnownExhibitor } from './exhibitor-import.queries.ts';
import { faultOf, rowOf, type Fault, type ReadRow } from './exhibitor-import.row.ts';

const trimmed = (typed: string): string => typed.replaceAll(/\s+/g, ' ').trim();

/** Finds the exhibitor that a row means: by its reference, or else by its name. */
export function finderOf(known: readonly KnownExhibitor[]): (cells: SheetRow<Key>['cells']) => KnownExhibitor | null {
  const by = (keyOf: (one: KnownExhibitor) => string) =>
    new Map(known.filter((one) => keyOf(one) !== '').map((one) => [keyOf(one), one]));
  const references = by((one) => one.reference);
  const chinese = by((one) => one.name_zh);
  const english = by((one) => one.name_en.toLowerCase());
  return (cells) =>
    references.get(trimmed(cells.reference)) ??
    chinese.get(cells['name.zh'].trim()) ??
    english.get(cells['name.en'].trim().toLowerCase()) ??
    null;
}

/** What only one exhibitor may have: the column where a second one is told, what it is, and what is said then. */
type Unique = {
  key: Key;
  of: (row: ExhibitorRow) => string;
  /** Said of a second row of the sheet, and of what an exhibitor has that the sheet does not name. */
  twice: RuleName;
  taken: RuleName;
  /** A disabled exhibitor holds it too. */
  ofDisabled: boolean;
};
const boothOf = ({ hall, boothNumber }: ExhibitorRow): string => (hall === null ? '' : `${hall} ${boothNumber}`);
const NAME = { twice: 'exhibitorTwice', taken: 'exhibitorNameTaken', ofDisabled: true } as const;
const UNIQUE: readonly Unique[] = [
  {
    key: 'reference',
    of: (row) => row.reference,
    twice: 'exhibitorTwice',
    taken: 'exhibitorReferenceTaken',
    ofDisabled: true,
  },
  { key: 'name.zh', of: (row) => row.name.zh, ...NAME },
  { key: 'name.en', of: (row) => row.name.en.toLowerCase(), ...NAME },
  { key: 'boothNumber', of: boothOf, twice: 'exhibitorBoothTwice', taken: 'exhibitorBoothTaken', ofDisabled: false },
  {
    key: 'contact.email',
    of: (row) => row.contact.email,
    twice: 'administratorTwice',
    taken: 'administratorElsewhere',
    ofDisabled: false,
  },
];

/** Who has something that only one exhibitor may have: a row of the sheet, or an exhibitor that the sheet does not name. */
type Holder = { row: number } | { name: string };
type Named = { id: string; name_zh: string; name_en: string };

const nameOf = (one: Named, lang: Lang): string => inLang(bilingualOf('name', one), lang);

/** By each value of a kind, the exhibitor that has it and is not named by the sheet. */
function holdersOf({ of, ofDisabled }: Unique, others: readonly KnownExhibitor[], lang: Lang): Map<string, Holder> {
  const holding = others.filter(({ disabled }) => ofDisabled || !disabled);
  return new Map(holding.map((one) => [of(rowOf(one)), { name: nameOf(one, lang) }]));
}

/** What of a row somebody else has already; whatever nobody has is the row's from now on. */
function takenOf(
  { number, known }: ReadRow,
  row: ExhibitorRow,
  holders: ReadonlyMap<Unique, Map<string, Holder>>,
  lang: Lang,
): Fault[] {
  return UNIQUE.flatMap((unique) => {
    const { key, of, twice, taken, ofDisabled } = unique;
    const value = of(row);
    if (value === '' || (known?.disabled === true && !ofDisabled)) return [];
    const held = holders.get(unique);
    const holder = held?.get(value);
    if (holder === undefined) {
      held?.set(value, { row: number });
      return [];
    }
    return [faultOf(key, 'row' in holder ? twice : taken, lang, holder)];
  });
}

/**
 * Tells what of each row stands in the way of another row, or of an exhibitor that the sheet does not name. What the named ones have now
 * does not count: the sheet says what they will have.
 * @param employers by e-mail, who employs whoever has it
 */
export function withConflicts(
  read: readonly ReadRow[],
  known: readonly KnownExhibitor[],
  employers: ReadonlyMap<string, Named>,
  lang: Lang,
): ReadRow[] {
  const named = new Set(read.flatMap((one) => (one.known === null ? [] : [one.known.id])));
  const others = known.filter(({ id }) => !named.has(id));
  const holders = new Map(UNIQUE.map((unique) => [unique, holdersOf(unique, others, lang)]));
  const meant = new Map<string, number>();
  let room = LIMITS.exhibitorsMax - known.length;

  const faultsOf = (one: ReadRow, row: ExhibitorRow): Fault[] => {
    const { known: own } = one;
    if (own === null) room -= 1;
    const earlier = own === null ? undefined : meant.get(own.id);
    if (earlier !== undefined) return [faultOf('name.zh', 'exhibitorTwice', lang, { row: earlier })];
    if (own !== null) meant.set(own.id, one.number);
    const faults = takenOf(one, row, holders, lang);
    if (own !== null && own.reference !== '' && own.reference !== row.reference) {
      const { reference } = own;
      faults.unshift(faultOf('reference', 'exhibitorOtherReference', lang, { name: nameOf(own, lang), reference }));
    }
    const employer = employers.get(row.contact.email);
    const isTold = faults.some(({ column }) => column === headerOf('contact.email'));
    if (employer !== undefined && employer.id !== own?.id && !isTold)
      faults.push(faultOf('contact.email', 'administratorElsewhere', lang, { name: nameOf(employer, lang) }));
    if (own === null && room < 0)
      faults.push(faultOf('name.zh', 'exhibitorsMost', lang, { max: LIMITS.exhibitorsMax }));
    return faults;
  };

  return read.map((one) => {
    if (one.row === null) return one;
    const faults = faultsOf(one, one.row);
    return faults.length > 0 ? { ...one, row: null, faults } : one;
  });
}
