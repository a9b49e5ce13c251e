import type { Insertable } from 'kysely';
import { bilingualColumns } from '../server/src/platform/database/bilingual.ts';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { drawnFileRow, pointRow, sceneRow } from './factories/factories.ts';
import { z } from 'zod';
import { dataFile } from '../server/src/core/data-file.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;
export type SceneRows = { files: Row<'file'>[]; scenes: Row<'hotspot_scene'>[]; points: Row<'hotspot_point'>[] };

/** Where exhibits stand in the pictures, in thousandths of them: of a booth, and of a display by its number of stands. */
const point = z.strictObject({ x: z.int(), y: z.int() });
const places = dataFile(
  import.meta.url,
  'data/scenes.json',
  z.strictObject({ booth: z.array(point), displays: z.record(z.string(), z.array(point)) }),
);

/** The first companies of a fair have showcases, so that some are at hand wherever one looks. */
const COMPANIES = 24;
const DAY = 86_400_000;
const BOOTH: Bilingual = { zh: '走进我们的展位', en: 'A look around our booth' };
const DISPLAY: Bilingual = { zh: '主推展品陈列', en: 'Our leading products on display' };

export type Showing = {
  exhibitor: { exhibition_id: string; id: string };
  /** Its place among the companies of the fair, from 0. */
  place: number;
  fair: 'agro' | 'sugar';
  /** Which of the pictures of booths. */
  booth: number;
  products: readonly { id: string; scope: number }[];
};

type Shown = Showing['products'][number];

/** Mostly what everybody may see, and one or two that only some may: their points are there for those alone. */
function mixed(products: readonly Shown[], open: number, restricted: number): Shown[] {
  const all = products.filter(({ scope }) => scope === 0).slice(0, open);
  const some = products.filter(({ scope }) => scope !== 0).slice(0, restricted);
  // not all of them at the end, where a gap could be guessed
  return [...all.slice(0, 2), ...some.slice(0, 1), ...all.slice(2), ...some.slice(1)];
}

/** One or two scenes of a company: its booth, and for every other one its leading exhibits on stands. */
export function showcases(showing: Showing): SceneRows {
  const rows: SceneRows = { files: [], scenes: [], points: [] };
  const { exhibitor, place, fair, booth, products } = showing;
  if (place >= COMPANIES || products.length < 3) return rows;
  const add = (
    name: Bilingual,
    picture: string,
    size: { width: number; height: number },
    shown: readonly Shown[],
    at: readonly { x: number; y: number }[],
  ): void => {
    const file = drawnFileRow(exhibitor.exhibition_id, exhibitor.id, { picture }, size, 'scene');
    const scene = sceneRow(exhibitor, file.id, {
      ...bilingualColumns('name', name),
      recommended: name === DISPLAY,
      created_at: new Date(Date.now() - (1 + place + rows.scenes.length) * DAY).toISOString(),
    });
    rows.files.push(file);
    rows.scenes.push(scene);
    rows.points.push(...shown.map(({ id }, index) => pointRow(scene, index + 1, id, at[index])));
  };
  const atBooth = mixed(products, 3 + (place % 4), 2).slice(0, places.booth.length);
  add(BOOTH, `booths/${booth}`, { width: 1200, height: 675 }, atBooth, places.booth);
  if (place % 2 === 0) {
    const shown = mixed(products, 3 + (place % 3), 1);
    const onStands = places.displays[shown.length] ?? [];
    if (onStands.length > 0)
      add(DISPLAY, `displays/${fair}-${shown.length}`, { width: 1200, height: 672 }, shown, onStands);
  }
  return rows;
}
