import { PACKAGES } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { FieldDescriptions } from '../../editing/editor-notices.tsx';
import { isPlainObject } from '../../editing/three-way-merge.ts';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import type { ExhibitorChoices } from './exhibitor-record-form.tsx';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';

const LABELS = {
  'name.zh': 'nameZh',
  'name.en': 'nameEn',
  country: 'country',
  categories: 'categories',
  hall: 'hall',
  boothNumber: 'boothNumber',
  boothArea: 'boothArea',
  package: 'package',
  'contact.name': 'contactName',
  'contact.mobile': 'telephone',
  'contact.email': 'contactEmail',
} as const satisfies Readonly<Record<string, keyof typeof exhibitorRecordTexts>>;

/** How the parts of an exhibitor's record are called, and what is chosen in them. */
export function useRecordDescriptions({ categories, halls }: ExhibitorChoices): FieldDescriptions {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const says: Readonly<Record<string, (value: unknown) => string | null>> = {
    country: (value) => (typeof value === 'string' && value !== '' ? countryName(value, lang) : null),
    package: (value) => {
      const booked = PACKAGES.find((one) => one === value);
      return booked === undefined ? null : t(booked);
    },
    hall: (value) => {
      const hall = halls.find(({ code }) => code === value);
      return hall === undefined ? null : `${hall.code} · ${inLang(hall.name, lang)} ${hall.floor}`;
    },
    categories: (value) => {
      const chosen = categories.filter(({ code }) => Array.isArray(value) && value.includes(code));
      return chosen.length === 0
        ? null
        : chosen.map(({ name }) => inLang(name, lang)).join(lang === 'zh' ? '、' : ', ');
    },
    'contact.mobile': (value) => {
      if (!isPlainObject(value) || value['number'] === '') return null;
      return `+${String(value['areaCode'])} ${String(value['number'])}`;
    },
  };
  return {
    labelOf: (path) => t(Object.entries(LABELS).find(([one]) => one === path)?.[1] ?? 'contact'),
    say: (path, value) => says[path]?.(value) ?? null,
  };
}
