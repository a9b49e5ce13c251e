import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { OwnScene, Scene } from '@fairbridge/contract/hotspot/hotspot.shapes.ts';
import type { PointRow, SceneRow } from './hotspot.queries.ts';

const productAnswer = (row: PointRow) => ({
  id: row.product_id,
  name: { zh: row.name_zh, en: row.name_en },
  cover: pictureAddress(row.cover),
  strength: row.strength,
});

const pictureAnswer = ({ picture, width, height }: SceneRow) => ({ address: pictureAddress(picture), width, height });

/** A scene as others see it: `points` are those this caller may see. */
export function sceneAnswer(row: SceneRow, points: readonly PointRow[] = []): Scene {
  return {
    id: row.id,
    name: { zh: row.name_zh, en: row.name_en },
    picture: pictureAnswer(row),
    recommended: row.recommended,
    points: points.map((point) => ({ x: point.x, y: point.y, product: productAnswer(point) })),
  };
}

export function ownSceneAnswer(row: SceneRow, points: readonly PointRow[] = []): OwnScene {
  return {
    ...sceneAnswer(row),
    picture: { id: row.picture, ...pictureAnswer(row) },
    version: row.version,
    createdAt: row.created_at.toISOString(),
    points: points.map((point) => ({
      x: point.x,
      y: point.y,
      product: { ...productAnswer(point), scope: point.scope },
    })),
  };
}
