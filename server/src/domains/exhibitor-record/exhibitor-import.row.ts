import { companyContact } from '@fairbridge/contract/exhibitor/company.shapes.ts';
import { exhibitorRow, type ExhibitorRow } from '@fairbridge/contract/exhibitor-record/exhibitor-import.shapes.ts';
import { fieldErrors } from '@fairbridge/contract/issues.ts';
import { ruleText, type RuleName } from '@fairbridge/contract/rules.ts';
import { cutText, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { inPlainSigns } from '@fairbridge/contract/written-number.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { mobileParts } from '../../platform/phone/phone.ts';
import { columnOfField } from '../../platform/spreadsheet/filled-sheet.ts';
import { misreadCells } from '../../platform/spreadsheet/misread-cell.ts';
import type { SheetRow } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import { countryList } from '../exhibition/exhibition.countries.ts';
import { EXHIBITOR_KEYS, headerOf, type Key, type Words } from './exhibitor-import.columns.ts';
import type { KnownExhibitor } from './exhibitor-import.queries.ts';

export type Fault = { column: Bilingual; message: string };

/** A row with the exhibitor that it means (null: a new one); `row` is null where something is wrong. */
export type ReadRow = {
  number: number;
  name: string;
  known: KnownExhibitor | null;
  before: ExhibitorRow | null;
  row: ExhibitorRow | null;
  faults: Fault[];
};

export const faultOf = (key: Key, rule: RuleName, lang: Lang, values: Record<string, string | number> = {}): Fault => ({
  column: headerOf(key),
  message: ruleText(rule, lang, values),
});

const FIELDS = EXHIBITOR_KEYS.map((key) => ({ key, field: key }));
const NO_TELEPHONE = { areaCode: '', number: '' };
const NEW: ExhibitorRow = {
  reference: '',
  name: { zh: '', en: '' },
  shortName: { zh: '', en: '' },
  country: '',
  companyTypes: [],
  categories: [],
  hall: null,
  boothNumber: '',
  boothArea: '',
  package: '',
  website: '',
  telephone: NO_TELEPHONE,
  contact: { name: '', email: '', mobile: NO_TELEPHONE, otherMobile: NO_TELEPHONE },
};

/** An exhibitor that is there as a row would say it. */
export const rowOf = (known: KnownExhibitor): ExhibitorRow => ({
  reference: known.reference,
  name: bilingualOf('name', known),
  shortName: bilingualOf('short_name', known),
  country: known.country,
  companyTypes: known.company_types,
  categories: known.categories,
  hall: known.hall,
  boothNumber: known.booth_number,
  boothArea: known.booth_area,
  package: known.package,
  website: known.website,
  telephone: { areaCode: known.telephone_area_code, number: known.telephone },
  contact: companyContact.parse(known.contact),
});

/** `+86 25-8888`, `0086…` or a number of the exhibitor's own country. */
function telephoneOf(typed: string, country: string): ExhibitorRow['telephone'] {
  const plain = inPlainSigns(typed).trim();
  const international = /^(?:\+|00)\s*(.+)$/.exec(plain)?.[1];
  if (international !== undefined) {
    const { areaCode, number } = mobileParts(international.replaceAll(/\D/g, ''));
    if (areaCode === '') return { areaCode: '', number: plain };
    const rest = international.startsWith(areaCode) ? international.slice(areaCode.length) : number;
    return { areaCode, number: rest.replace(/^[\s().-]+/, '') };
  }
  if (country === '' && /^1\d{10}$/.test(plain)) return { areaCode: '86', number: plain };
  return { areaCode: countryList().find(({ code }) => code === country)?.areaCode ?? '', number: plain };
}

type Cells = Record<Key, string>;

/** The codes that the words of a row stand for; a word that stands for none is told, and nothing is taken from it. */
function codesOf(words: Words, cells: Cells, faults: Fault[], lang: Lang) {
  const code = (key: keyof Words, text: string): string[] => {
    const found = words[key](text);
    if (found !== null) return [found];
    faults.push(faultOf(key, 'sheetCode', lang, { text: cutText(text, 60) }));
    return [];
  };
  const one = (key: 'country' | 'hall' | 'package'): string | undefined => {
    const text = cells[key].trim();
    return text === '' ? undefined : code(key, text)[0];
  };
  const several = (key: 'companyTypes' | 'categories'): string[] => [
    ...new Set(
      cells[key]
        .split(/[;；、\n]/)
        .filter((text) => text.trim() !== '')
        .flatMap((text) => code(key, text)),
    ),
  ];
  return {
    country: one('country'),
    hall: one('hall'),
    package: one('package'),
    companyTypes: several('companyTypes'),
    categories: several('categories'),
  };
}

/** What is kept of an exhibitor with what a row says put in. An empty cell says nothing; what the exhibitor has written itself stays. */
function merged(base: ExhibitorRow, cells: Cells, codes: ReturnType<typeof codesOf>) {
  const said = (key: Key, otherwise: string): string => (cells[key].trim() === '' ? otherwise : cells[key]);
  const unlessWritten = (key: Key, written: string): string => (written === '' ? cells[key] : written);
  const country = codes.country ?? base.country;
  const phone = (key: Key, otherwise: ExhibitorRow['telephone']) =>
    cells[key].trim() === '' ? otherwise : telephoneOf(cells[key], country);
  return {
    reference: said('reference', base.reference),
    name: { zh: said('name.zh', base.name.zh), en: said('name.en', base.name.en) },
    shortName: {
      zh: unlessWritten('shortName.zh', base.shortName.zh),
      en: unlessWritten('shortName.en', base.shortName.en),
    },
    country,
    companyTypes: base.companyTypes.length === 0 ? codes.companyTypes : base.companyTypes,
    categories: codes.categories.length === 0 ? base.categories : codes.categories,
    hall: codes.hall ?? base.hall,
    boothNumber: said('boothNumber', base.boothNumber),
    boothArea: said('boothArea', base.boothArea),
    package: codes.package ?? base.package,
    website: unlessWritten('website', base.website),
    telephone: base.telephone.number === '' ? phone('telephone', base.telephone) : base.telephone,
    contact: {
      ...base.contact,
      name: said('contact.name', base.contact.name),
      email: said('contact.email', base.contact.email),
      mobile: phone('contact.mobile', base.contact.mobile),
    },
  };
}

/** One row by the rules of the form. */
export function readRow(
  words: Words,
  { number, cells }: SheetRow<Key>,
  known: KnownExhibitor | null,
  lang: Lang,
): ReadRow {
  const before = known === null ? null : rowOf(known);
  const name = cutText([cells['name.zh'], cells['name.en'], cells.reference].find((text) => text !== '') ?? '', 160);
  const read = { number, name, known, before };
  const faults = misreadCells(FIELDS, cells).map(({ key, rule }) => faultOf(key, rule, lang));
  if (faults.length > 0) return { ...read, row: null, faults };
  const form = merged(before ?? NEW, cells, codesOf(words, cells, faults, lang));
  const parsed = exhibitorRow.safeParse(form);
  if (parsed.success && faults.length === 0) return { ...read, row: parsed.data, faults };
  // what could not be read has been told already
  const told = new Set(faults.map(({ column }) => column.en));
  const more = parsed.success
    ? []
    : fieldErrors(parsed.error, form, lang).flatMap(({ field, message }) => {
        const column = headerOf(columnOfField(FIELDS, field)?.key ?? 'name.zh');
        return told.has(column.en) ? [] : [{ column, message }];
      });
  return { ...read, row: null, faults: [...faults, ...more] };
}
