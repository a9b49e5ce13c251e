import type { FigurePoint } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { number } from '../../i18n/numbers.ts';
import { useLang } from '../../i18n/lang.tsx';

const HEIGHT = 260;
/** How much of its place a bar takes, and how many px at most. */
const BAR = { size: [0.7, 48] as [number, number] };
const FONT = '12px system-ui, sans-serif';

const colour = (token: string): string => getComputedStyle(document.documentElement).getPropertyValue(token).trim();

/** Bars over time. What it shows stands in the table beside it too: to a screen reader it is a picture with a name. */
export default function FigureChart({ label, points }: { label: string; points: readonly FigurePoint[] }) {
  const lang = useLang();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    let chart: uPlot | null = null;
    const axis = { stroke: colour('--soft'), font: FONT, grid: { stroke: colour('--line'), width: 1 } };
    const draw = (): void => {
      chart?.destroy();
      chart = new uPlot(
        {
          width: element.clientWidth,
          height: HEIGHT,
          legend: { show: false },
          cursor: { drag: { x: false, y: false } },
          scales: {
            x: { time: false, range: [-0.6, points.length - 0.4] },
            y: { range: (_, __, most) => [0, Math.max(4, most * 1.1)] },
          },
          axes: [
            {
              ...axis,
              grid: { show: false },
              splits: (_, __, low, high) => placesBetween(low, high, element.clientWidth, points.length),
              values: (_, places) => places.map((place) => shortAt(points[place]?.at ?? '')),
            },
            {
              ...axis,
              size: 56,
              incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 1e6, 1e7],
              values: (_, values) => values.map((value) => number(value, lang)),
            },
          ],
          series: [
            {},
            {
              fill: colour('--action'),
              stroke: colour('--action'),
              paths: uPlot.paths.bars?.(BAR) ?? (() => null),
              points: { show: false },
            },
          ],
        },
        [points.map((_, place) => place), points.map(({ value }) => value)],
        element,
      );
    };
    draw();
    const resized = new ResizeObserver(() => chart?.setSize({ width: element.clientWidth, height: HEIGHT }));
    resized.observe(element);
    const scheme = new MutationObserver(draw);
    scheme.observe(document.documentElement, { attributeFilter: ['data-scheme'] });
    return () => {
      resized.disconnect();
      scheme.disconnect();
      chart?.destroy();
    };
  }, [points, lang]);
  return <div ref={box} role="img" aria-label={label} className="min-h-[260px]" />;
}

/** '03-12' of a day; '09' of an hour and '09:30' of a minute as they are. */
const shortAt = (at: string): string => (at.length > 5 ? at.slice(5) : at);

const LABEL_PX = 56;
/** So many names that they do not touch. */
function placesBetween(low: number, high: number, width: number, count: number): number[] {
  const step = Math.max(1, Math.ceil((count * LABEL_PX) / Math.max(width - 60, LABEL_PX)));
  return Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step).filter((at) => at >= low && at <= high);
}
