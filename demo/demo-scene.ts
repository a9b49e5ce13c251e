import type { Insertable } from 'kysely';
import { bilingualColumns } from '../server/src/platform/database/bilingual.ts';
import type { Tables } from '../server/src/platform/database/kysely.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { Drawing } from './draw.ts';
import { drawnFileRow, pointRow, sceneRow } from './factories/factories.ts';
import { BOOTH_PLACES } from './pictures/booth-scene.ts';
import { displayPlaces } from './pictures/display-scene.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;
type Pack = Extract<Drawing, { draw: 'packshot' }>['pack'];
export type SceneRows = { files: Row<'file'>[]; scenes: Row<'hotspot_scene'>[]; points: Row<'hotspot_point'>[] };

/** The first companies of a fair have showcases, so that some are at hand wherever one looks. */
const COMPANIES = 24;
const DAY = 86_400_000;
const BOOTH: Bilingual = { zh: '走进我们的展位', en: 'A look around our booth' };
const DISPLAY: Bilingual = { zh: '主推展品陈列', en: 'Our leading products on display' };

export type Showing = {
  exhibitor: { exhibition_id: string; id: string };
  /** Its place among the companies of the fair, from 0. */
  place: number;
  look: { name: Bilingual; hue: number; seed: string };
  /** As on its sign plate. */
  sign: string;
  products: readonly { id: string; scope: number; pack: Pack }[];
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
  const { exhibitor, place, look, sign, products } = showing;
  if (place >= COMPANIES || products.length < 3) return rows;
  const add = (
    name: Bilingual,
    drawing: Drawing,
    size: { width: number; height: number },
    shown: readonly Shown[],
    places: readonly { x: number; y: number }[],
  ): void => {
    const picture = drawnFileRow(exhibitor.exhibition_id, exhibitor.id, drawing, size, 'scene');
    const scene = sceneRow(exhibitor, picture.id, {
      ...bilingualColumns('name', name),
      recommended: drawing.draw === 'displayScene',
      created_at: new Date(Date.now() - (1 + place + rows.scenes.length) * DAY).toISOString(),
    });
    rows.files.push(picture);
    rows.scenes.push(scene);
    rows.points.push(...shown.map(({ id }, at) => pointRow(scene, at + 1, id, places[at])));
  };
  const booth = mixed(products, 3 + (place % 4), 2).slice(0, BOOTH_PLACES.length);
  const { name, hue, seed } = look;
  add(
    BOOTH,
    { draw: 'boothScene', hue, sign, name, seed, packs: Math.min(24, products.length) },
    { width: 1200, height: 675 },
    booth,
    BOOTH_PLACES,
  );
  if (place % 2 === 0) {
    const shown = mixed(products, 3 + (place % 3), 1);
    // a picture everybody sees must not show what only some may
    const stands = shown.map(({ scope, pack }) => (scope === 0 ? pack : null));
    const size = { width: 1400, height: 784 };
    add(DISPLAY, { draw: 'displayScene', hue, name, seed, stands }, size, shown, displayPlaces(shown.length));
  }
  return rows;
}
