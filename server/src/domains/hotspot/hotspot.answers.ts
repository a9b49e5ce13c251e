import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { OwnScene, Scene } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import type { PointRow, SceneRow } from './hotspot.queries.ts';

const productAnswer = (exhibition: Exhibition, row: PointRow) => ({
  id: row.product_id,
  name: bilingualOf('name', row),
  cover: exhibitPicture(exhibition, row.cover, row.for_all),
  strength: row.strength,
});

const pictureAnswer = ({ picture, width, height }: SceneRow) => ({ address: pictureAddress(picture), width, height });

/** A scene as others see it: `points` are those this caller may see. */
export function sceneAnswer(exhibition: Exhibition, row: SceneRow, points: readonly PointRow[] = []): Scene {
  return {
    id: row.id,
    name: bilingualOf('name', row),
    picture: pictureAnswer(row),
    recommended: row.recommended,
    points: points.map((point) => ({ x: point.x, y: point.y, product: productAnswer(exhibition, point) })),
  };
}

export function ownSceneAnswer(exhibition: Exhibition, row: SceneRow, points: readonly PointRow[] = []): OwnScene {
  return {
    ...sceneAnswer(exhibition, row),
    picture: { id: row.picture, ...pictureAnswer(row) },
    version: row.version,
    createdAt: row.created_at.toISOString(),
    points: points.map((point) => ({
      x: point.x,
      y: point.y,
      product: { ...productAnswer(exhibition, point), scope: point.scope },
    })),
  };
}
