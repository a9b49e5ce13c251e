import type { Place } from './scene-points.ts';

/** The numbers of a scene on a picture that is only looked at. */
export function SceneDots({ points }: { points: readonly Place[] }) {
  return (
    <span aria-hidden="true">
      {points.map(({ x, y }, at) => (
        <span
          key={`${x} ${y} ${at}`}
          className="hotspot hotspot-small absolute"
          style={{ left: `${x / 10}%`, top: `${y / 10}%` }}
        >
          {at + 1}
        </span>
      ))}
    </span>
  );
}
