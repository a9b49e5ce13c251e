import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import { boothKey } from '@fairbridge/contract/floor-plan/booth-number.ts';
import { boxOf, inOrder } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import { BOOTH_STATES, type BoothState } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type { Point, Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import type { FileOut } from '@fairbridge/contract/fields.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { cutText, inLang, wordsIn, type Lang, type Words } from '@fairbridge/contract/text.ts';
import { column } from '../../platform/spreadsheet/column.ts';
import { filledRows } from '../../platform/spreadsheet/filled-sheet.ts';
import { sheetFile } from '../../platform/spreadsheet/sheet-file.ts';
import type { Column } from '../../platform/spreadsheet/spreadsheet.shapes.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { exhibitorsByBooth } from './floor-plan.answers.ts';
import type { PlacedRow } from './floor-plan.queries.ts';
import { boothWhere, type DraftBooth, type Findings, type PlanDraft } from './plan-draft.ts';
import { boothNumber } from './plan-geojson.ts';

type Key = 'hall' | 'number' | 'state' | 'left' | 'top' | 'width' | 'depth' | 'corners' | 'exhibitor';

const STATES = { open: ['可分配', 'Open'], held: ['预留', 'Held back'] } as const satisfies Record<BoothState, Words>;

const CORNERS_HINT = {
  zh: '仅用于非矩形展位：x y; x y; x y（米）。填写后前四列无效',
  en: 'Only for booths that are no rectangle: x y; x y; x y (metres). It takes the place of the four columns before.',
};
const FROM_CORNER = { zh: '距楼层西北角，米', en: 'From the north-west corner of the floor, in metres' };

const columnsOf = ({ halls }: Exhibition, lang: Lang): readonly Column<Key>[] => [
  {
    ...column<Key>('hall', '展馆', 'Hall'),
    required: true,
    choices: offered([...halls.values()]).map(({ code }) => code),
  },
  { ...column<Key>('number', '展位号', 'Booth'), required: true },
  {
    ...column<Key>('state', '状态', 'State'),
    optional: true,
    choices: BOOTH_STATES.map((state) => wordsIn(STATES[state], lang)),
  },
  { ...column<Key>('left', '左（x）', 'Left (x)', 12), optional: true, hint: FROM_CORNER },
  { ...column<Key>('top', '上（y）', 'Top (y)', 12), optional: true, hint: FROM_CORNER },
  { ...column<Key>('width', '宽', 'Width', 12), optional: true },
  { ...column<Key>('depth', '深', 'Depth', 12), optional: true },
  { ...column<Key>('corners', '角点', 'Corners', 40), optional: true, hint: CORNERS_HINT },
  {
    ...column<Key>('exhibitor', '展商', 'Exhibitor', 40),
    optional: true,
    hint: { zh: '仅供查看，不会导入', en: 'To read only: it is not imported' },
  },
];

/** The corners of a rectangle whose sides run along the floor's; null where the area is another. */
function rectangleOf(points: Points): { left: number; top: number; width: number; depth: number } | null {
  const { left, top, right, bottom } = boxOf(points);
  const isCorner = ([x, y]: Point): boolean => (x === left || x === right) && (y === top || y === bottom);
  if (points.length !== 4 || !points.every(isCorner)) return null;
  return { left, top, width: right - left, depth: bottom - top };
}

const plain = (metres: number): string => String(Math.round(metres * 100) / 100);

/** The booths as they stand, one row each. */
export function boothsFile(
  { booths }: PlanDraft,
  placed: readonly PlacedRow[],
  exhibition: Exhibition,
  lang: Lang,
): Promise<FileOut> {
  const standing = exhibitorsByBooth(placed);
  const nameOf = ({ name_zh: zh, name_en: en }: PlacedRow): string => inLang({ zh, en }, lang);
  return sheetFile(lang === 'zh' ? '展位表.xlsx' : 'booths.xlsx', {
    sheet: lang === 'zh' ? '展位表' : 'Booths',
    lang,
    columns: columnsOf(exhibition, lang),
    rows: booths.map(({ hall, number, state, points }) => {
      const rectangle = rectangleOf(points);
      return {
        hall,
        number,
        state: wordsIn(STATES[state], lang),
        left: rectangle === null ? '' : plain(rectangle.left),
        top: rectangle === null ? '' : plain(rectangle.top),
        width: rectangle === null ? '' : plain(rectangle.width),
        depth: rectangle === null ? '' : plain(rectangle.depth),
        corners: rectangle === null ? points.map((corner) => corner.map(plain).join(' ')).join('; ') : '',
        exhibitor: (standing.get(boothKey(hall, number)) ?? []).map(nameOf).join(lang === 'zh' ? '、' : ', '),
      };
    }),
  });
}

const numberIn = (cell: string): number | null => {
  const typed = cell.normalize('NFKC').trim().replace(',', '.');
  return /^-?\d{1,4}(\.\d+)?$/.test(typed) ? Number(typed) : null;
};

/** The area of a row; null, with what is wrong told, where it has none. */
function pointsOfRow(cells: Record<Key, string>, where: string, faults: Findings): Points | null {
  if (cells.corners.trim() !== '') {
    const corners = cells.corners
      .normalize('NFKC')
      .split(';')
      .map((corner) => corner.trim().split(/\s+/).map(numberIn))
      .filter((corner) => corner.length > 0);
    const read = corners.flatMap(([x, y, more]): Point[] =>
      typeof x === 'number' && typeof y === 'number' && more === undefined ? [[x, y]] : [],
    );
    if (read.length === corners.length && read.length >= 3 && read.length <= LIMITS.planPointsMax) return inOrder(read);
    faults.add(where, 'planCorners');
    return null;
  }
  const [left, top] = [numberIn(cells.left), numberIn(cells.top)];
  const [width, depth] = [numberIn(cells.width), numberIn(cells.depth)];
  if (left === null || top === null) {
    faults.add(where, 'planPlace');
    return null;
  }
  if (width === null || depth === null || width <= 0 || depth <= 0) {
    faults.add(where, 'planMeasure');
    return null;
  }
  return [
    [left, top],
    [left + width, top],
    [left + width, top + depth],
    [left, top + depth],
  ];
}

const stateOf = (cell: string): BoothState | undefined => {
  const typed = cell.trim().toLowerCase();
  if (typed === '') return 'open';
  return BOOTH_STATES.find((state) => [state, ...STATES[state]].some((word) => word.toLowerCase() === typed));
};

/** The plan with the booths of the sheet put in: a row without measures keeps where a known booth lies. */
export async function withBoothsOfSheet(
  draft: PlanDraft,
  bytes: Buffer | null,
  exhibition: Exhibition,
  faults: Findings,
  lang: Lang,
): Promise<PlanDraft> {
  const max = LIMITS.planBoothsMax;
  const rows = await filledRows(bytes, { columns: columnsOf(exhibition, lang), rowsMax: max, rowsRead: max * 2 }, lang);
  const booths = new Map(draft.booths.map((booth) => [boothKey(booth.hall, booth.number), booth]));
  const seen = new Set<string>();
  for (const { number: line, cells } of rows) {
    const hall = cells.hall.trim().toUpperCase();
    const number = boothNumber(cells.number);
    const where = `${lang === 'zh' ? `第 ${line} 行` : `Row ${line}`} · ${boothWhere(hall, number)}`;
    if (!exhibition.halls.has(hall)) {
      faults.add(where, 'planHall', { text: cutText(cells.hall, 40) });
      continue;
    }
    const key = boothKey(hall, number);
    if (seen.has(key)) {
      faults.add(where, 'planNumberTwice', { number });
      continue;
    }
    seen.add(key);
    const state = stateOf(cells.state);
    if (state === undefined) {
      faults.add(where, 'planState', { text: cutText(cells.state, 40) });
      continue;
    }
    const old: DraftBooth | undefined = booths.get(key);
    const isPlaced = [cells.left, cells.top, cells.width, cells.depth, cells.corners].some(
      (cell) => cell.trim() !== '',
    );
    const points = old !== undefined && !isPlaced ? old.points : pointsOfRow(cells, where, faults);
    if (points !== null) booths.set(key, { id: old?.id ?? null, where, hall, number, state, points });
  }
  const kept = [...booths.values()];
  const far = (code: string, side: 'right' | 'bottom'): number =>
    Math.max(
      0,
      ...kept
        .filter(({ hall }) => exhibition.halls.get(hall)?.floor === code)
        .map(({ points }) => Math.ceil(boxOf(points)[side])),
    );
  // where nothing is drawn yet a floor is as large as its booths ask
  const floors = draft.floors.map((floor) => ({
    ...floor,
    width: floor.width > 0 ? floor.width : far(floor.code, 'right'),
    depth: floor.depth > 0 ? floor.depth : far(floor.code, 'bottom'),
  }));
  return { ...draft, floors, booths: kept };
}
