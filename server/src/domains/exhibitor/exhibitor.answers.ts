import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Booth, ExhibitorRef } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

export function boothAnswer(exhibition: Exhibition, hallCode: string | null, number: string): Booth | null {
  const hall = hallCode === null ? undefined : exhibition.halls.get(hallCode);
  if (hall === undefined || number === '') return null;
  return { number, floor: hall.floor, hall: { code: hall.code, name: hall.name, colour: hall.colour } };
}

type RefRow = {
  exhibitor_zh: string;
  exhibitor_en: string;
  logo: string;
  country: string;
  hall: string | null;
  booth_number: string;
};

export function exhibitorRef(exhibition: Exhibition, id: string, row: RefRow): ExhibitorRef {
  return {
    id,
    name: bilingualOf('exhibitor', row),
    logo: pictureAddress(row.logo),
    country: row.country,
    booth: boothAnswer(exhibition, row.hall, row.booth_number),
  };
}

export type CompanyRow = {
  id: string;
  name_zh: string;
  name_en: string;
  logo: string;
  country: string;
  hall: string | null;
  booth_number: string;
  introduction_zh: string;
  introduction_en: string;
  categories: string[];
};
