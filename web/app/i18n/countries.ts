import { namesOfCountry } from '@fairbridge/contract/country-names.ts';
import type { Lang } from '@fairbridge/contract/text.ts';

/** The name of a country from its ISO 3166 code; '' for none, the code itself where it is unknown. */
export const countryName = (code: string, lang: Lang): string => (code === '' ? '' : namesOfCountry(code)[lang]);
