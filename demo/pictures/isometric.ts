import { num, polygon, type Point } from './drawing.ts';

/** Isometric projection: x runs to the lower right, y to the lower left, z up; all in metres. */
export interface Isometry {
  at(x: number, y: number, z?: number): Point;
  /** Transform of a plane that runs along x: one metre to the right is 100 units, downwards likewise. */
  alongX(x: number, y: number, z: number): string;
  /** The same for a plane that runs along y, read from the front corner (large y) to the back. */
  alongY(x: number, y: number, z: number): string;
  /** A block with its top and its two visible sides. */
  block(from: Corner, size: Corner, faces: BlockFaces): string;
}

export interface Corner {
  x: number;
  y: number;
  z: number;
}

export interface BlockFaces {
  top: string;
  /** Side that faces the lower left. */
  left: string;
  /** Side that faces the lower right. */
  right: string;
}

const [COS, SIN] = [0.866, 0.5];

/** A projection with the back corner of the floor at (`originX`, `originY`) and `scale` units to the metre. */
export function isometry(originX: number, originY: number, scale: number): Isometry {
  const at = (x: number, y: number, z = 0): Point => ({
    x: originX + (x - y) * COS * scale,
    y: originY + (x + y) * SIN * scale - z * scale,
  });
  const plane = (slope: number, x: number, y: number, z: number): string => {
    const start = at(x, y, z);
    const unit = scale / 100;
    return `matrix(${(COS * unit).toFixed(4)} ${(slope * unit).toFixed(4)} 0 ${unit.toFixed(4)} ${num(start.x)} ${num(start.y)})`;
  };
  const block = (from: Corner, size: Corner, faces: BlockFaces): string => {
    const [x, y, z] = [from.x + size.x, from.y + size.y, from.z + size.z];
    const top = polygon([at(from.x, from.y, z), at(x, from.y, z), at(x, y, z), at(from.x, y, z)], faces.top);
    const left = polygon([at(from.x, y, z), at(x, y, z), at(x, y, from.z), at(from.x, y, from.z)], faces.left);
    const right = polygon([at(x, y, z), at(x, from.y, z), at(x, from.y, from.z), at(x, y, from.z)], faces.right);
    return top + left + right;
  };
  return { at, block, alongX: (x, y, z) => plane(SIN, x, y, z), alongY: (x, y, z) => plane(-SIN, x, y, z) };
}
