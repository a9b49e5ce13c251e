import type { Span } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { useId } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingClock, beijingDate } from '../../i18n/numbers.ts';
import { ownMinute, ownZone } from '../../i18n/own-minute.ts';
import { beijingShortDay, withWeekday } from '../../i18n/short-day.ts';
import { slotTexts } from './slot.texts.ts';

const MAX = LIMITS.meetingSlotsProposedMax;

const dayName = (day: string, lang: Lang): string => withWeekday(beijingShortDay(day, lang), day, lang);

function SlotButton({
  slot: { startsAt, endsAt },
  isChosen,
  isFull,
  onPress,
}: {
  slot: Span;
  isChosen: boolean;
  /** As many are chosen as may be. */
  isFull: boolean;
  onPress: () => void;
}) {
  const lang = useLang();
  const own = ownMinute(startsAt, lang);
  const shut = isFull && !isChosen;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={shut || undefined}
      onClick={() => {
        if (!shut) onPress();
      }}
      className={`num min-h-11 rounded-sign border px-3 py-1.5 leading-snug ${
        isChosen
          ? 'border-action bg-action font-semibold text-on-action'
          : `border-line bg-card ${shut ? 'cursor-not-allowed opacity-55' : 'hover:border-action'}`
      }`}
    >
      {beijingClock(startsAt)}–{beijingClock(endsAt)}
      {own !== '' && <span className="block text-sm font-normal">{own}</span>}
    </button>
  );
}

/** Free slots, day by day in Beijing, as buttons to press; so many at most. `chosen`: by when they begin. */
export function SlotPicker({
  slots,
  chosen,
  error,
  onChange,
}: {
  slots: readonly Span[];
  chosen: readonly string[];
  error: string;
  onChange: (chosen: string[]) => void;
}) {
  const t = useTexts(slotTexts);
  const lang = useLang();
  const id = useId();
  const days = [...new Set(slots.map(({ startsAt }) => beijingDate(startsAt)))];
  const isElsewhere = ownMinute(slots[0]?.startsAt ?? '', lang) !== '';
  const press = (slot: string): void =>
    onChange(chosen.includes(slot) ? chosen.filter((one) => one !== slot) : [...chosen, slot]);
  return (
    <div data-field>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{t('slots')}</p>
        <p className="num text-sm text-soft" role="status">
          {t('selected', { count: chosen.length, max: MAX })}
        </p>
      </div>
      <p className="text-sm text-soft">
        {t('upTo')} {isElsewhere ? t('ownZone', { zone: ownZone() }) : t('beijing')}
      </p>
      {days.map((day) => {
        const ofDay = slots.filter(({ startsAt }) => beijingDate(startsAt) === day);
        return (
          <div key={day} role="group" aria-labelledby={`${id}-${day}`} className="mt-4">
            <p id={`${id}-${day}`} className="mb-2 flex items-baseline gap-3 border-b border-line pb-1">
              <span className="num font-semibold">{dayName(day, lang)}</span>
              <span className="num text-sm text-soft">{t('freeOn', { count: ofDay.length })}</span>
            </p>
            <div
              className={`grid gap-2 ${isElsewhere ? 'grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(7rem,1fr))]'}`}
            >
              {ofDay.map((slot) => (
                <SlotButton
                  key={slot.startsAt}
                  slot={slot}
                  isChosen={chosen.includes(slot.startsAt)}
                  isFull={chosen.length >= MAX}
                  onPress={() => press(slot.startsAt)}
                />
              ))}
            </div>
          </div>
        );
      })}
      {error !== '' && (
        <p className="field-error mt-2" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
