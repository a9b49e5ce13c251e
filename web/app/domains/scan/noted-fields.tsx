import { LIMITS } from '@fairbridge/contract/limits.ts';
import { HEATS } from '@fairbridge/contract/scan/scan.shapes.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Checkbox, RadioGroup, Textarea } from '../../ui/field.tsx';
import type { Noted } from './scan-queue.ts';
import { scanTexts } from './scan.texts.ts';

export type Interest = { code: string; name: Bilingual };

type Props = { noted: Noted; onChange: (noted: Noted) => void; interests: readonly Interest[] };

/** What is noted of a conversation: how promising it was, about what, and in words. */
export function NotedFields({ noted, onChange, interests }: Props) {
  const t = useTexts(scanTexts);
  const lang = useLang();
  const turn = (code: string): void => {
    const has = noted.interests.includes(code);
    onChange({ ...noted, interests: has ? noted.interests.filter((one) => one !== code) : [...noted.interests, code] });
  };
  return (
    <div className="grid gap-4">
      <RadioGroup
        label={t('heat')}
        name="heat"
        className="grid grid-cols-2 gap-x-4 sm:grid-cols-4"
        options={[...HEATS.map((heat) => ({ value: heat, label: t(heat) })), { value: '', label: t('unknown') }]}
        value={noted.heat ?? ''}
        onChange={(value) => onChange({ ...noted, heat: HEATS.find((heat) => heat === value) ?? null })}
      />
      {interests.length > 0 && (
        <fieldset>
          <legend className="field-label mb-1">{t('interests')}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {interests.map(({ code, name }) => (
              <Checkbox
                key={code}
                label={inLang(name, lang)}
                checked={noted.interests.includes(code)}
                disabled={!noted.interests.includes(code) && noted.interests.length >= LIMITS.scanInterestsMax}
                onChange={() => turn(code)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <Textarea
        label={t('note')}
        name="note"
        rows={3}
        maxLength={LIMITS.scanNoteMax}
        value={noted.note}
        onChange={(event) => onChange({ ...noted, note: event.target.value })}
      />
    </div>
  );
}
