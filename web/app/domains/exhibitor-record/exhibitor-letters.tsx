import type { InputOf } from '@fairbridge/contract/call.ts';
import type { sendLetters } from '@fairbridge/contract/exhibitor-record/exhibitor-record.calls.ts';
import {
  EXHIBITOR_LETTERS,
  type ExhibitorLetter,
  type LettersDue,
} from '@fairbridge/contract/exhibitor-record/exhibitor-letter.shapes.ts';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RadioGroup, Select } from '../../ui/field.tsx';
import { useAction } from '../../ui/use-action.ts';
import { exhibitorLettersTexts } from './exhibitor-letters.texts.ts';

type Selection = InputOf<typeof sendLetters>['selection'];
type Due = Record<ExhibitorLetter, LettersDue>;
type Asked = { selection: Selection; days: number; letter: ExhibitorLetter; due: Due };

const DAYS = [1, 3, 7, 14, 30];

/** Asks which e-mail goes to the people of some exhibitors, says to how many, and sends it. */
export function useExhibitorLetters(onSent: () => void) {
  const t = useTexts(exhibitorLettersTexts);
  const lang = useLang();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  const opening = useAction();
  const dueOf = (selection: Selection, days: number): Promise<Due> =>
    api(calls.exhibitorRecord.previewLetters, { selection, days });
  return {
    asked,
    busy: busy || opening.busy,
    failure,
    ask: (selection: Selection): void =>
      void opening.run(async () => {
        const days = CONSOLE_LIMITS.letterDaysDefault;
        const due = await dueOf(selection, days);
        const letter = EXHIBITOR_LETTERS.find((one) => due[one].people > 0) ?? 'invite';
        setAsked({ selection, days, letter, due });
      }),
    choose: (letter: ExhibitorLetter): void => setAsked((before) => before && { ...before, letter }),
    setDays: (days: number): void => {
      if (asked === null) return;
      const { selection } = asked;
      void run(async () => {
        const due = await dueOf(selection, days);
        setAsked((before) => before && { ...before, days, due });
      });
    },
    send: (): void => {
      if (asked === null) return;
      const { selection, days, letter } = asked;
      void run(
        async () => {
          const answer = await api(calls.exhibitorRecord.sendLetters, { selection, days, letter });
          setAsked(null);
          onSent();
          return answer;
        },
        { success: ({ people }) => t('sent', { count: number(people, lang) }), reload: true },
      );
    },
    close: () => setAsked(null),
  };
}
type Letters = ReturnType<typeof useExhibitorLetters>;

const LEFT = ['withoutAddress', 'elsewhere', 'recent'] as const;

/** Whom the chosen e-mail does not go to, and why. */
function LeftOut({ due }: { due: LettersDue }) {
  const t = useTexts(exhibitorLettersTexts);
  const lang = useLang();
  const left = LEFT.filter((why) => due[why] > 0);
  if (left.length === 0) return null;
  return (
    <ul className="note grid gap-1">
      {left.map((why) => (
        <li key={why}>{t(why, { count: number(due[why], lang) })}</li>
      ))}
    </ul>
  );
}

export function ExhibitorLettersDialog({ letters }: { letters: Letters }) {
  const t = useTexts(exhibitorLettersTexts);
  const lang = useLang();
  const { asked, busy, failure } = letters;
  const due = asked?.due[asked.letter];
  const people = due?.people ?? 0;
  return (
    <ConfirmDialog
      open={asked !== null}
      title={t('title')}
      act={people === 0 ? t('nobody') : t('send', { count: number(people, lang) })}
      disabled={people === 0}
      busy={busy}
      failure={failure}
      onConfirm={letters.send}
      onClose={letters.close}
    >
      {asked !== null && due !== undefined && (
        <div className="grid gap-4">
          <RadioGroup
            label={t('which')}
            name="letter"
            value={asked.letter}
            options={EXHIBITOR_LETTERS.map((one) => ({
              value: one,
              label: t(one, { count: number(asked.due[one].people, lang) }),
              hint: t(`${one}Hint`),
            }))}
            onChange={(chosen) => letters.choose(EXHIBITOR_LETTERS.find((one) => one === chosen) ?? 'invite')}
          />
          {asked.letter !== 'invite' && (
            <Select
              label={t('days')}
              hint={t('daysHint')}
              name="days"
              value={String(asked.days)}
              options={DAYS.map((days) => ({ value: String(days), label: t('daysCount', { count: days }) }))}
              onChange={({ target }) => letters.setDays(Number(target.value))}
            />
          )}
          <LeftOut due={due} />
        </div>
      )}
    </ConfirmDialog>
  );
}
