import { boxOf, centimetres, type Box } from '@fairbridge/contract/floor-plan/floor-plan.geometry.ts';
import type { EditedFloor } from '@fairbridge/contract/floor-plan/floor-plan-desk.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { number } from '@fairbridge/contract/numbers.ts';
import type { Points } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useLang, useTexts } from '../../../i18n/lang.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, Input, Select } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SearchSelect } from '../../../ui/search-select.tsx';
import { toast } from '../../../ui/toast.tsx';
import { withExhibitor, withoutExhibitor, type DraftBooth } from './draft.ts';
import { editorTexts } from './editor.texts.ts';
import { inRow, isRectangle, merged, moved, numberAfter, rectangle, split } from './shapes.ts';
import type { Editing } from './use-draft.ts';

type Hall = { value: string; label: string };
type Panel = {
  editing: Editing;
  booths: readonly DraftBooth[];
  halls: readonly Hall[];
  exhibitors: EditedFloor['exhibitors'];
};

/** A number as it is typed; counts once it is one. */
export function MetresInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: number;
  onChange: (metres: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      label={label}
      type="number"
      step="0.1"
      value={typed ?? String(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.value !== '' && Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** Where a rectangle lies and how large it is. */
export function AreaFields({ points, onChange }: { points: Points; onChange: (points: Points) => void }) {
  const t = useTexts(editorTexts);
  if (!isRectangle(points)) return null;
  const box = boxOf(points);
  const change = (changed: Partial<Box>): void => {
    const next = { ...box, ...changed };
    if (next.right > next.left && next.bottom > next.top) onChange(rectangle(next));
  };
  const { left, top, right, bottom } = box;
  return (
    <div className="grid grid-cols-2 gap-3">
      <MetresInput label={t('left')} value={left} onChange={(to) => change({ left: to, right: to + right - left })} />
      <MetresInput label={t('top')} value={top} onChange={(to) => change({ top: to, bottom: to + bottom - top })} />
      <MetresInput
        label={t('width')}
        value={centimetres(right - left)}
        onChange={(to) => change({ right: left + to })}
      />
      <MetresInput
        label={t('depth')}
        value={centimetres(bottom - top)}
        onChange={(to) => change({ bottom: top + to })}
      />
    </div>
  );
}

/** What can be done with the booths that are selected. */
export function BoothPanel({ editing, booths, halls, exhibitors }: Panel) {
  const t = useTexts(editorTexts);
  const lang = useLang();
  const { draft, change } = editing;
  const keys = new Set(booths.map(({ key }) => key));
  const [first] = booths;
  if (first === undefined) return null;
  const only = booths.length === 1 ? first : null;
  const alter = (changed: Partial<DraftBooth>): void =>
    change({ ...draft, booths: draft.booths.map((booth) => (keys.has(booth.key) ? { ...booth, ...changed } : booth)) });
  const copy = (isDown: boolean): void => {
    const { left, right, top, bottom } = boxOf(booths.flatMap(({ points }) => points));
    const by: [number, number] = isDown ? [0, bottom - top] : [right - left, 0];
    const copies = booths.map((booth) => ({
      ...booth,
      key: crypto.randomUUID(),
      id: null,
      number: '',
      exhibitors: [],
      points: moved(booth.points, by),
    }));
    change(
      { ...draft, booths: [...draft.booths, ...copies] },
      copies.map(({ key }) => key),
    );
  };
  const merge = (): void => {
    const points = merged(booths.map((booth) => booth.points));
    if (points === null) return toast.error(t('cannotMerge'));
    const whole = { ...first, points, exhibitors: [...new Set(booths.flatMap((booth) => booth.exhibitors))] };
    change(
      {
        ...draft,
        booths: draft.booths.flatMap((booth) =>
          booth.key === first.key ? [whole] : keys.has(booth.key) ? [] : [booth],
        ),
      },
      [first.key],
    );
  };
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">{t('selectedBooths', { count: number(booths.length, lang) })}</h2>
      {only !== null && (
        <Input
          label={t('number')}
          value={only.number}
          maxLength={LIMITS.planBoothNumberMax}
          onChange={({ target }) => alter({ number: target.value })}
        />
      )}
      {halls.length > 1 && (
        <Select
          label={t('hall')}
          options={halls}
          value={first.hall}
          onChange={({ target }) => alter({ hall: target.value })}
        />
      )}
      <Select
        label={t('state')}
        options={[
          { value: 'open', label: t('open') },
          { value: 'held', label: t('held') },
        ]}
        value={first.state}
        onChange={({ target }) => alter({ state: target.value === 'held' ? 'held' : 'open' })}
      />
      {only !== null && <BoothExhibitors editing={editing} booth={only} exhibitors={exhibitors} />}
      {only !== null && <AreaFields key={only.key} points={only.points} onChange={(points) => alter({ points })} />}
      <div className="flex flex-wrap gap-2">
        <Button kind="quiet" small onClick={() => copy(false)}>
          {t('copyRight')}
        </Button>
        <Button kind="quiet" small onClick={() => copy(true)}>
          {t('copyDown')}
        </Button>
        {booths.length > 1 && (
          <Button kind="quiet" small onClick={merge}>
            {t('merge')}
          </Button>
        )}
      </div>
      {only !== null && <SplitFields editing={editing} booth={only} />}
      {booths.length > 1 && <NumberFields editing={editing} booths={booths} />}
    </div>
  );
}

function SplitFields({ editing: { draft, change }, booth }: { editing: Editing; booth: DraftBooth }) {
  const t = useTexts(editorTexts);
  const [parts, setParts] = useState(2);
  const divide = (): void => {
    const areas = split(booth.points, parts);
    if (areas === null) return toast.error(t('cannotSplit'));
    // who stands there keeps the first part
    const made = areas.map((points, at) =>
      at === 0
        ? { ...booth, points }
        : { ...booth, key: crypto.randomUUID(), id: null, number: '', exhibitors: [], points },
    );
    change(
      { ...draft, booths: draft.booths.flatMap((one) => (one.key === booth.key ? made : [one])) },
      made.map(({ key }) => key),
    );
  };
  return (
    <div className="flex items-end gap-2">
      <Select
        label={t('parts')}
        options={[2, 3, 4, 5, 6, 8, 10].map((count) => ({ value: String(count), label: String(count) }))}
        value={String(parts)}
        onChange={({ target }) => setParts(Number(target.value))}
      />
      <Button kind="quiet" onClick={divide}>
        {t('split')}
      </Button>
    </div>
  );
}

function NumberFields({ editing: { draft, change }, booths }: { editing: Editing; booths: readonly DraftBooth[] }) {
  const t = useTexts(editorTexts);
  const [first, setFirst] = useState('');
  const [isReversed, setReversed] = useState(false);
  const [error, setError] = useState<string>();
  const number = (): void => {
    const numbers = new Map(inRow(booths, isReversed).map(({ key }, at) => [key, numberAfter(first, at)]));
    if (numberAfter(first, 0) === null) return setError(t('noDigit'));
    setError(undefined);
    change({
      ...draft,
      booths: draft.booths.map((booth) => ({ ...booth, number: numbers.get(booth.key) ?? booth.number })),
    });
  };
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <Input
        label={t('firstNumber')}
        value={first}
        maxLength={LIMITS.planBoothNumberMax}
        placeholder="A01"
        error={error}
        onChange={({ target }) => setFirst(target.value.toUpperCase())}
      />
      <Checkbox label={t('reversed')} checked={isReversed} onChange={({ target }) => setReversed(target.checked)} />
      <Button kind="quiet" className="justify-self-start" onClick={number}>
        {t('numberRow')}
      </Button>
    </div>
  );
}

function BoothExhibitors({
  editing,
  booth,
  exhibitors,
}: Pick<Panel, 'editing' | 'exhibitors'> & { booth: DraftBooth }) {
  const t = useTexts(editorTexts);
  const lang = useLang();
  const { draft, change } = editing;
  const placed = new Set(draft.booths.flatMap((one) => one.exhibitors));
  const isFree = ({ id, hall }: EditedFloor['exhibitors'][number]): boolean =>
    !placed.has(id) && (hall === null || draft.booths.some((one) => one.hall === hall));
  const there = exhibitors.filter(({ id }) => booth.exhibitors.includes(id));
  const choices = [...exhibitors.filter(isFree), ...exhibitors.filter((one) => !isFree(one))]
    .filter(({ id }) => !booth.exhibitors.includes(id))
    .map((one) => ({
      value: one.id,
      label: inLang(one.name, lang),
      also: [one.name.zh, one.name.en],
      note: isFree(one) ? t('noBooth') : `${one.hall ?? ''} ${one.boothNumber}`.trim(),
    }));
  return (
    <div className="grid gap-2">
      {there.length > 0 && <p className="font-semibold">{t('exhibitors')}</p>}
      <ul className="grid gap-1 empty:hidden">
        {there.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <span className="min-w-0 break-words">{inLang(name, lang)}</span>
            <IconButton
              icon="close"
              label={t('take', { name: inLang(name, lang) })}
              onClick={() => change(withoutExhibitor(draft, booth.key, id))}
            />
          </li>
        ))}
      </ul>
      <SearchSelect
        key={`${booth.key} ${booth.exhibitors.join(' ')}`}
        name="exhibitor"
        label={t('give')}
        hint={t('giveHint')}
        value=""
        choices={choices}
        onChange={(id) => id !== '' && change(withExhibitor(draft, booth.key, id))}
      />
    </div>
  );
}
