import type { AttributeDefinition } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { Attributes } from '@fairbridge/contract/product/product.shapes.ts';
import { unitName } from '@fairbridge/contract/product/units.ts';
import { LANGS, type Bilingual } from '@fairbridge/contract/text.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import {
  codeIn,
  codesIn,
  ingredientsCell,
  ingredientsIn,
  listOf,
  numberIn,
  registrationsCell,
  registrationsIn,
  sideCell,
  withSide,
} from './sheet.cells.ts';
import { sideHeader, withAttributes, withValue, type SheetColumn, type SheetForm } from './sheet.form.ts';
import { Words } from './sheet.words.ts';

type Plain = Pick<SheetColumn, 'key' | 'field' | 'header' | 'optional'>;

const base = ({ code, name }: AttributeDefinition, field = `attributes.${code}`): Plain => ({
  key: code,
  field,
  header: name,
  optional: true,
});

function ingredients(definition: AttributeDefinition, exhibition: Exhibition): SheetColumn {
  const words = new Words(
    [...exhibition.ingredients.values()].map((entry) => ({ ...entry, more: [...entry.cas, ...entry.aliases] })),
  );
  return {
    ...base(definition, 'attributes.ingredients'),
    width: 34,
    write: ({ attributes }, lang) => ingredientsCell(words, attributes.ingredients, lang),
    read: (text, form) => withAttributes(form, { ingredients: ingredientsIn(words, text, form.name) }),
  };
}

function oneCode(key: 'formulation' | 'class', definition: AttributeDefinition, words: Words): SheetColumn {
  return {
    ...base(definition),
    offers: (lang) => words.labels(lang),
    write: ({ attributes }, lang) => (attributes[key] === '' ? '' : words.label(attributes[key], lang)),
    read: (text, form) => withAttributes(form, { [key]: text === '' ? '' : codeIn(words, text) }),
  };
}

function manyCodes(key: 'crops' | 'modeOfAction', definition: AttributeDefinition, words: Words): SheetColumn {
  return {
    ...base(definition),
    width: 26,
    write: ({ attributes }, lang) => listOf(attributes[key].map((code) => words.label(code, lang))),
    read: (text, form) => withAttributes(form, { [key]: codesIn(words, text) }),
  };
}

/** Both languages of an attribute, a column each. */
const sides = (
  definition: AttributeDefinition,
  field: string,
  {
    write,
    read,
  }: Record<'write', (form: SheetForm, lang: 'zh' | 'en') => string> & {
    read: (text: string, form: SheetForm, lang: 'zh' | 'en') => Partial<SheetForm>;
  },
): SheetColumn[] =>
  LANGS.map((side) => ({
    key: `${definition.code}.${side}`,
    field: `${field}.${side}`,
    header: sideHeader(definition.name, side),
    also: [definition.name[side]],
    optional: true,
    width: 26,
    write: (form) => write(form, side),
    read: (text, form) => read(text, form, side),
  }));

const registrations = (definition: AttributeDefinition): SheetColumn => ({
  ...base(definition, 'attributes.registrations'),
  width: 34,
  write: ({ attributes }) => registrationsCell(attributes.registrations),
  read: (text, form) => withAttributes(form, { registrations: registrationsIn(text) }),
});

/** Attributes that the form of every fair has a place for. */
function ownPlace(definition: AttributeDefinition, exhibition: Exhibition): SheetColumn[] | null {
  switch (definition.code) {
    case 'formulation':
      return [oneCode('formulation', definition, new Words(withAliases(exhibition.formulations.values())))];
    case 'class':
      return [oneCode('class', definition, new Words(exhibition.classes.values()))];
    case 'crops':
      return [manyCodes('crops', definition, new Words(withAliases(exhibition.crops.values())))];
    case 'modeOfAction':
      return [manyCodes('modeOfAction', definition, new Words(definition.options))];
    case 'targets':
      return sides(definition, 'attributes.targets', {
        write: ({ attributes }, side) => sideCell(attributes.targets, side),
        read: (text, form, side) => withAttributes(form, { targets: withSide(form.attributes.targets, side, text) }),
      });
    case 'packing':
      return sides(definition, 'attributes.packing', {
        write: ({ attributes }, side) => attributes.packing[side],
        read: (text, form, side) => withAttributes(form, { packing: { ...form.attributes.packing, [side]: text } }),
      });
    default:
      return null;
  }
}

const withAliases = (entries: Iterable<{ code: string; name: Bilingual; aliases: string[] }>) =>
  [...entries].map((entry) => ({ ...entry, more: entry.aliases }));

type Value = Attributes['values'][string];

/** A value of the exhibition's own attributes, one cell each. */
function single(
  definition: AttributeDefinition,
  write: (value: Value, lang: 'zh' | 'en') => string | number,
  read: (text: string) => Value,
): SheetColumn {
  const { code } = definition;
  return {
    ...base(definition, `attributes.values.${code}`),
    write: ({ attributes }, lang) => {
      const value = attributes.values[code];
      return value === undefined ? '' : write(value, lang);
    },
    read: (text, form) => withValue(form, code, text === '' ? null : read(text)),
  };
}

const plainValue = (value: Value): string | number =>
  typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);

function valueColumns(definition: AttributeDefinition): SheetColumn[] {
  const { code, kind, unit, options } = definition;
  const words = new Words(options);
  const label = (value: Value, lang: 'zh' | 'en') =>
    listOf([value].flat().map((one) => words.label(String(plainValue(one)), lang)));
  if (kind === 'code')
    return [{ ...single(definition, label, (text) => codeIn(words, text)), offers: (lang) => words.labels(lang) }];
  if (kind === 'codes') return [single(definition, label, (text) => codesIn(words, text))];
  if (kind === 'text') return [single(definition, plainValue, (text) => text)];
  if (kind === 'number') {
    const column = single(definition, plainValue, numberIn);
    return [{ ...column, kind: 'number', header: unit === '' ? column.header : withUnit(definition) }];
  }
  return sides(definition, `attributes.values.${code}`, {
    write: ({ attributes }, side) => sidesOf(attributes.values[code])[side],
    read: (text, form, side) => {
      const both = { ...sidesOf(form.attributes.values[code]), [side]: text };
      return withValue(form, code, both.zh === '' && both.en === '' ? null : both);
    },
  });
}

const withUnit = ({ name, unit }: AttributeDefinition): Bilingual => ({
  zh: `${name.zh}（${unitName(unit, 'zh')}）`,
  en: `${name.en} (${unitName(unit, 'en')})`,
});

const sidesOf = (value: Value | undefined): Bilingual =>
  typeof value === 'object' && !Array.isArray(value) ? value : { zh: '', en: '' };

/** The columns of this fair's attribute set, in its order (ruling 4.2). */
export function attributeColumns(exhibition: Exhibition): SheetColumn[] {
  return exhibition.attributes.flatMap((definition) => {
    if (definition.kind === 'ingredients') return [ingredients(definition, exhibition)];
    if (definition.kind === 'registrations') return [registrations(definition)];
    return ownPlace(definition, exhibition) ?? valueColumns(definition);
  });
}
