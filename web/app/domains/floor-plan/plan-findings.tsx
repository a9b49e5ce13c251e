import type { FloorCounts, PlanFindings } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { floorPlanDeskTexts } from './floor-plan-desk.texts.ts';

const COUNTS = ['booths', 'free', 'held', 'taken', 'shared'] as const satisfies readonly (keyof FloorCounts)[];

/** The floors with their booths by state. */
export function FloorTable({
  floors,
  isEdited = false,
}: {
  floors: readonly FloorCounts[];
  /** Each leads to its editor. */
  isEdited?: boolean;
}) {
  const t = useTexts(floorPlanDeskTexts);
  const lang = useLang();
  return (
    <RecordTable
      walked={false}
      label={t('floors')}
      columns={[
        { key: 'floor', label: t('floor') },
        { key: 'size', label: t('size'), right: true },
        { key: 'elements', label: t('elements'), right: true },
        ...COUNTS.map((key) => ({ key, label: t(key), right: true })),
      ]}
    >
      {floors.map((floor) => (
        <RecordRow key={floor.code}>
          <RecordCell name={t('floor')} plain>
            <FloorName floor={floor} isEdited={isEdited} />
          </RecordCell>
          <RecordCell name={t('size')} right>
            {floor.width === 0 ? (
              <span className="text-soft">{t('notDrawn')}</span>
            ) : (
              <span className="num">{`${floor.width} × ${floor.depth}`}</span>
            )}
          </RecordCell>
          <RecordCell name={t('elements')} right>
            <span className="num">{number(floor.elements, lang)}</span>
          </RecordCell>
          {COUNTS.map((key) => (
            <RecordCell key={key} name={t(key)} right>
              <span className="num">{number(floor[key], lang)}</span>
            </RecordCell>
          ))}
        </RecordRow>
      ))}
    </RecordTable>
  );
}

function FloorName({ floor: { code, name }, isEdited }: { floor: FloorCounts; isEdited: boolean }) {
  const t = useTexts(floorPlanDeskTexts);
  const lang = useLang();
  const shown = inLang(name, lang) === code ? code : `${code} ${inLang(name, lang)}`;
  if (!isEdited) return <span className="font-semibold">{shown}</span>;
  return (
    <LocalLink
      to={`/organizer/floor-plan/${encodeURIComponent(code)}`}
      className="link font-semibold"
      aria-label={t('edit', { floor: shown })}
    >
      {shown}
    </LocalLink>
  );
}

/** What was found, each where it is. */
export function Findings({
  title,
  none,
  of: { list, total },
  bad = false,
  onPick,
}: {
  title: string;
  none?: string;
  of: PlanFindings;
  bad?: boolean;
  /** Where what is named can be shown. */
  onPick?: (where: string) => void;
}) {
  const t = useTexts(floorPlanDeskTexts);
  const lang = useLang();
  if (total === 0) return none === undefined ? null : <p className="mt-6 text-soft">{none}</p>;
  return (
    <details className="card mt-6" open={bad || total <= 20}>
      <summary className={`flex min-h-11 cursor-pointer items-center px-4 font-semibold ${bad ? 'text-bad' : ''}`}>
        {title}
      </summary>
      <ul className="max-h-[24rem] overflow-y-auto px-4 pb-4">
        {list.map(({ where, message }, at) => (
          <li
            key={`${at} ${where}`}
            className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-[14rem_minmax(0,1fr)]"
          >
            {onPick === undefined ? (
              <span className="font-semibold break-words">{where}</span>
            ) : (
              <button type="button" className="link text-left font-semibold break-words" onClick={() => onPick(where)}>
                {where}
              </button>
            )}
            <span className="break-words">{message}</span>
          </li>
        ))}
        {total > list.length && (
          <li className="border-t border-line py-2 text-soft">
            {t('more', { count: number(total - list.length, lang) })}
          </li>
        )}
      </ul>
    </details>
  );
}
