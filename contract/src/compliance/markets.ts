import { namesOfCountry } from '../country-names.ts';
import type { Bilingual } from '../text.ts';

/** The country of a rule that holds in every one. */
export const EVERYWHERE = '*';

/** Members of the European Union, whose approvals of active substances are one. */
const EU_MEMBERS: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Does a rule of this country hold in that market? */
export const holdsIn = (country: string, market: string): boolean =>
  country === EVERYWHERE ||
  (market !== '' && (country === market || (country === 'EU' && EU_MEMBERS.includes(market))));

/** What the market of a rule is called. */
export const marketName = (country: string): Bilingual =>
  country === EVERYWHERE ? { zh: '所有国家/地区', en: 'All countries' } : namesOfCountry(country);
