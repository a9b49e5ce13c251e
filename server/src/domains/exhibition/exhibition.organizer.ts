import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Exhibition } from './exhibition.directory.ts';

/** Who signs what is printed. Letters are answered by the site's own contact page, so no address of e-mail stands on them. */
export function organizerOf({ shortName, venue, city }: Exhibition): {
  name: Bilingual;
  email: string;
  address: Bilingual;
} {
  return {
    name: { zh: `${shortName.zh}组委会`, en: `The ${shortName.en} organizing team` },
    email: '',
    address: { zh: `${city.zh}${venue.zh}`, en: `${venue.en}, ${city.en}` },
  };
}
