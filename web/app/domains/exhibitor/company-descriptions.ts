import type { NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import type { FieldDescriptions } from '../../editing/editor-notices.tsx';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import type { CallingCountry } from '../../ui/mobile-field.tsx';
import { companyInfoTexts } from './company-info.texts.ts';

type Named = {
  countries: readonly CallingCountry[];
  categories: readonly NamedCode[];
  companyTypes: readonly NamedCode[];
};

/** What the form calls each of its parts, where that is not the part's own name. */
const LABELS = {
  'contact.name': ['contact', 'personName'],
  'contact.mobile': ['contact', 'personMobile'],
  'contact.otherMobile': ['contact', 'personOtherMobile'],
  'contact.email': ['contact', 'personEmail'],
  'conferenceContact.name': ['conferenceContact', 'personName'],
  'conferenceContact.mobile': ['conferenceContact', 'personMobile'],
  'conferenceContact.otherMobile': ['conferenceContact', 'personOtherMobile'],
  'conferenceContact.email': ['conferenceContact', 'personEmail'],
  'headquarters.name': ['headquarters', 'headquartersName'],
  'headquarters.address.zh': ['headquarters', 'address', 'zh'],
  'headquarters.address.en': ['headquarters', 'address', 'en'],
  'headquarters.zipCode': ['headquarters', 'zipCode'],
  'headquarters.telephone': ['headquarters', 'telephone'],
  'headquarters.fax': ['headquarters', 'fax'],
  'headquarters.website': ['headquarters', 'website'],
} as const satisfies Record<string, readonly (keyof typeof companyInfoTexts)[]>;

/** Those that are called as their key. */
const NAMED = [
  ...(['name', 'shortName', 'brand', 'logo', 'banners', 'videos', 'categories', 'companyTypes'] as const),
  ...(['address', 'zipCode', 'website', 'threeDUrl', 'telephone', 'fax', 'email'] as const),
  ...(['scale', 'registeredCapital', 'foundedYear', 'attendTimes', 'listed'] as const),
  ...(['introduction', 'productIntroduction', 'mainBusinessScope', 'sourcingDemand', 'abroadWarehouse'] as const),
];

/** The parts of a company by their names, for whoever has to choose between two of them. */
export function useCompanyDescriptions({ countries, categories, companyTypes }: Named): FieldDescriptions {
  const t = useTexts(companyInfoTexts);
  const lang = useLang();
  const names = (codes: readonly unknown[], list: readonly NamedCode[]): string =>
    codes
      .map((code) => list.find((one) => one.code === code))
      .flatMap((one) => (one === undefined ? [] : inLang(one.name, lang)))
      .join(lang === 'zh' ? '，' : ', ');
  const labelled: Readonly<Record<string, (typeof LABELS)[keyof typeof LABELS]>> = LABELS;
  return {
    labelOf: (path) => {
      const known = labelled[path];
      if (known !== undefined) return known.map((key) => t(key)).join(' · ');
      const [key = '', side] = path.split('.');
      const label = t(NAMED.find((one) => one === key) ?? 'place');
      return side === 'zh' || side === 'en' ? t(side === 'zh' ? 'inZh' : 'inEn', { label }) : label;
    },
    say: (path, value) => {
      if (path === 'country') return countries.find(({ code }) => code === value)?.name[lang] ?? null;
      if (path === 'categories' && Array.isArray(value) && value.length > 0) return names(value, categories);
      return path === 'companyTypes' && Array.isArray(value) && value.length > 0 ? names(value, companyTypes) : null;
    },
  };
}
