import { comparableBooth } from '@fairbridge/contract/floor-plan/booth-number.ts';
import { centreOf, contains } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import type { EditedFloor, PlanReport } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import type { Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { number } from '@fairbridge/contract/numbers.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../../api.ts';
import { calls } from '../../../calls.ts';
import { defineClientLoad } from '../../../define-load.ts';
import { useLang, useTexts } from '../../../i18n/lang.tsx';
import { OrganizerPage } from '../../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../../site/page-meta.ts';
import { useExhibition } from '../../../site/site.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useLeaving } from '../../../ui/use-leaving.ts';
import { Findings } from '../plan-findings.tsx';
import { BoothPanel, MetresInput } from './booth-panel.tsx';
import { draftOf, formOf, occupancyOf, wronglyNumbered } from './draft.ts';
import { editorTexts } from './editor.texts.ts';
import { Legend, SCALES, Toolbar } from './editor-toolbar.tsx';
import { ElementPanel } from './element-panel.tsx';
import { PlanCanvas, type Tool, type Underlay } from './plan-canvas.tsx';
import { moved } from './shapes.ts';
import { UnderlayFields } from './underlay-fields.tsx';
import { useDraft, type Editing } from './use-draft.ts';

export { WorkSkeleton as HydrateFallback } from '../../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑平面图', en: 'Edit plan' });

const load = defineClientLoad(({ api: call, params }) =>
  call(calls.floorPlanDesk.getFloor, { floor: params['floor'] ?? '' }),
);
export const clientLoader = load.browser;

/** The largest at which the floor is as wide as its place on the page; the whole console beside it takes a good part of a wide window. */
function scaleThatFits(width: number): number {
  const place = window.innerWidth >= 1280 ? window.innerWidth - 640 : window.innerWidth - 40;
  return Math.max(
    0,
    SCALES.findLastIndex((scale) => scale * width <= place),
  );
}

/** A floor of the plan is drawn, and its booths are given to exhibitors. Nothing is stored before it is saved. */
export default function FloorEditorScreen() {
  const floor = load.useData();
  return <FloorEditor key={`${floor.code} ${floor.version}`} floor={floor} />;
}

function useHalls(code: string) {
  const lang = useLang();
  const halls = useExhibition()?.halls;
  return useMemo(
    () =>
      (halls ?? [])
        .filter(({ floor }) => floor === code)
        .map((hall) => ({ value: hall.code, label: `${hall.code} ${inLang(hall.name, lang)}` })),
    [halls, code, lang],
  );
}

/** What is drawn anew belongs to the hall that it lies in, or to the first of the floor. */
function withDrawn({ draft, change }: Editing, tool: Tool, points: Points, halls: readonly { value: string }[]): void {
  const key = crypto.randomUUID();
  const around = draft.elements.find(
    (element) => element.kind === 'hall' && contains(element.points, centreOf(points)),
  );
  const hall = around?.hall ?? halls[0]?.value ?? '';
  if (tool === 'booth')
    change(
      {
        ...draft,
        booths: [...draft.booths, { key, id: null, hall, number: '', state: 'open', points, exhibitors: [] }],
      },
      [key],
    );
  else if (tool !== 'select')
    change(
      {
        ...draft,
        elements: [
          ...draft.elements,
          {
            key,
            id: null,
            kind: tool,
            hall: tool === 'hall' ? hall : null,
            name: { zh: '', en: '' },
            connector: '',
            points,
          },
        ],
      },
      [key],
    );
}

function FloorEditor({ floor }: { floor: EditedFloor }) {
  const t = useTexts(editorTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const [first] = useState(() => {
    const draft = draftOf(floor);
    return { ...draft, width: draft.width || 60, depth: draft.depth || 40 };
  });
  const editing = useDraft(first);
  const { draft, selected, change, select } = editing;
  const halls = useHalls(floor.code);
  const [tool, setTool] = useState<Tool>('select');
  const [scaleAt, setScaleAt] = useState(() => scaleThatFits(first.width));
  const [isFree, setFree] = useState(false);
  const [underlay, setUnderlay] = useState<Underlay | null>(null);
  const [report, setReport] = useState<PlanReport | null>(null);
  const { busy, failure, run } = useAction();
  const wrong = useMemo(() => wronglyNumbered(draft), [draft]);
  const isChanged = draft !== first;
  const leaving = useLeaving(isChanged && !(report?.stored ?? false));
  const send = (mode: 'preview' | 'all'): void =>
    void run(async () => {
      const { code, version } = floor;
      const answer = await api(calls.floorPlanDesk.saveFloor, {
        mode,
        floor: code,
        version,
        form: formOf(draft, first),
      });
      setReport(answer);
      if (!answer.stored) return;
      toast.good(t('saved'));
      await revalidate();
    });
  const remove = (): void => {
    if (selected.size === 0) return;
    change({
      ...draft,
      booths: draft.booths.filter(({ key }) => !selected.has(key)),
      elements: draft.elements.filter(({ key }) => !selected.has(key)),
    });
  };
  const keys = useEffectEvent((event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
    const isRedo = event.key === 'y' || (event.key === 'z' && event.shiftKey);
    if (event.key !== 'z' && !isRedo) return;
    event.preventDefault();
    if (isRedo) editing.redo();
    else editing.undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => keys(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const booths = draft.booths.filter(({ key }) => selected.has(key));
  const element =
    booths.length === 0 && selected.size === 1 ? draft.elements.find(({ key }) => selected.has(key)) : undefined;
  const scale = SCALES[scaleAt] ?? SCALES[0];
  return (
    <OrganizerPage
      back={{ to: '/organizer/floor-plan', label: t('back') }}
      title={t('title', { floor: inLang(floor.name, lang) })}
      lead={t('lead')}
      actions={
        <>
          <Button kind="quiet" busy={busy} onClick={() => send('preview')}>
            {t('check')}
          </Button>
          <Button busy={busy} onClick={() => send('all')}>
            {t('save')}
          </Button>
        </>
      }
    >
      <FormFailure message={failure} />
      {report !== null && <Report report={report} onPick={(name) => select(keysNamed(draft.booths, name))} />}
      {halls.length === 0 && <p className="note mb-4">{t('noHall')}</p>}
      <Toolbar
        editing={editing}
        hasHalls={halls.length > 0}
        tool={tool}
        scaleAt={scaleAt}
        isFree={isFree}
        onTool={setTool}
        onScale={setScaleAt}
        onFree={setFree}
      />
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-3">
          <PlanCanvas
            draft={draft}
            selected={selected}
            wrong={wrong}
            tool={tool}
            scale={scale}
            isFree={isFree}
            underlay={underlay}
            label={t('canvas', { floor: inLang(floor.name, lang) })}
            onSelect={select}
            onMove={(moving, by) => change(movedParts(draft, moving, by))}
            onCorner={(key, corner, to) => change(withCorner(draft, key, corner, to))}
            onDraw={(drawn, points) => {
              withDrawn(editing, drawn, points, halls);
              setTool('select');
            }}
            onRemove={remove}
          />
          <Legend />
        </div>
        <div className="grid gap-4">
          <section className="card grid gap-4 p-4" aria-live="polite">
            {selected.size === 0 && <p className="text-soft">{t('nothing')}</p>}
            {booths.length > 0 && (
              <BoothPanel
                key={[...selected].join(' ')}
                editing={editing}
                booths={booths}
                halls={halls}
                exhibitors={floor.exhibitors}
              />
            )}
            {element !== undefined && <ElementPanel editing={editing} element={element} halls={halls} />}
            {selected.size > 0 && (
              <Button kind="bad" small className="justify-self-start" onClick={remove}>
                {t('remove')}
              </Button>
            )}
          </section>
          <BoothChoices editing={editing} />
          <details className="card p-4">
            <summary className="min-h-6 cursor-pointer font-semibold">{t('size')}</summary>
            <div className="mt-3 grid grid-cols-2 gap-3">
              <MetresInput
                label={t('width')}
                value={draft.width}
                onChange={(width) => width >= 1 && change({ ...draft, width })}
              />
              <MetresInput
                label={t('depth')}
                value={draft.depth}
                onChange={(depth) => depth >= 1 && change({ ...draft, depth })}
              />
            </div>
          </details>
          <UnderlayFields underlay={underlay} width={draft.width} onChange={setUnderlay} />
        </div>
      </div>
      <ConfirmDialog
        open={leaving.asks}
        title={t('leaveTitle')}
        act={t('leave')}
        kind="bad"
        busy={false}
        onConfirm={leaving.leave}
        onClose={leaving.stay}
      >
        <p>{t('leaveLead')}</p>
      </ConfirmDialog>
    </OrganizerPage>
  );
}

type Named = Editing['draft']['booths'];
/** The booths that a finding names: 'H1 A07'. */
const keysNamed = (booths: Named, name: string): string[] =>
  booths.filter(({ hall, number: own }) => comparableBooth(hall + own) === comparableBooth(name)).map(({ key }) => key);

const movedParts = (
  { booths, elements, ...size }: Editing['draft'],
  keys: ReadonlySet<string>,
  by: [number, number],
) => ({
  ...size,
  booths: booths.map((booth) => (keys.has(booth.key) ? { ...booth, points: moved(booth.points, by) } : booth)),
  elements: elements.map((element) =>
    keys.has(element.key) ? { ...element, points: moved(element.points, by) } : element,
  ),
});

function withCorner(
  { booths, elements, ...size }: Editing['draft'],
  key: string,
  corner: number,
  to: [number, number],
) {
  const put = <P extends { key: string; points: Points }>(part: P): P =>
    part.key === key ? { ...part, points: part.points.map((point, at) => (at === corner ? to : point)) } : part;
  return { ...size, booths: booths.map(put), elements: elements.map(put) };
}

function Report({ report, onPick }: { report: PlanReport; onPick: (name: string) => void }) {
  const t = useTexts(editorTexts);
  const lang = useLang();
  const { faults, warnings, stored } = report;
  const count = (amount: number): string => number(amount, lang);
  return (
    <div role="status" className="mb-4">
      {faults.total > 0 && (
        <Findings bad title={t('faults', { count: count(faults.total) })} of={faults} onPick={onPick} />
      )}
      {faults.total === 0 && !stored && (
        <p className="note">
          {t('checked', { added: count(report.added), changed: count(report.changed), removed: count(report.removed) })}
        </p>
      )}
      {faults.total === 0 && (
        <Findings title={t('warnings', { count: count(warnings.total) })} of={warnings} onPick={onPick} />
      )}
    </div>
  );
}

/** The booths of the floor as a list, from which they are selected without a pointer. */
function BoothChoices({ editing: { draft, selected, select } }: { editing: Editing }) {
  const t = useTexts(editorTexts);
  const lang = useLang();
  return (
    <details className="card p-4">
      <summary className="min-h-6 cursor-pointer font-semibold">
        {t('booths', { count: number(draft.booths.length, lang) })}
      </summary>
      <ul className="mt-3 max-h-80 overflow-y-auto">
        {draft.booths.map((booth) => (
          <li key={booth.key}>
            <Checkbox
              label={t('boothName', { booth: `${booth.hall} ${booth.number}`.trim(), state: t(occupancyOf(booth)) })}
              checked={selected.has(booth.key)}
              onChange={({ target }) =>
                select(target.checked ? [...selected, booth.key] : [...selected].filter((key) => key !== booth.key))
              }
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
