import type { Bilingual } from '../text.ts';
import type { Booth } from './exhibitor.shapes.ts';

/** What a plate says, on screens and in files: 'H2 1F · A07'. Halls on one floor count their booths alike, so the hall is named first. */
export const boothText = ({
  hall,
  floor,
  number,
}: Pick<Booth, 'floor' | 'number'> & { hall: { code: string } }): string => `${hall.code} ${floor} · ${number}`;

type Hall = { code: string; name: Bilingual; floor: string };

/** What people call a booth, in any writing: its number alone, or with the hall's code, floor or name beside it. */
export function boothNames({ code, name, floor }: Hall, number: string): string[] {
  if (number === '') return [];
  return [
    number,
    `${code} ${number}`,
    `${floor} ${number}`,
    `${code} ${floor} ${number}`,
    ...[name.zh, name.en].filter((one) => one !== '').flatMap((hall) => [`${hall} ${number}`, `${number} ${hall}`]),
  ];
}
