import {
  LETTER_STATES,
  type Letter,
  type LetterState,
  type Mailing,
} from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, number } from '../../i18n/numbers.ts';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAction } from '../../ui/use-action.ts';
import { LetterDialog } from './letter-form.tsx';
import { mailingPath } from './mailing-path.ts';
import { LetterStateMark, useLetterState } from './mailing-state.tsx';
import { mailingsTexts } from './mailings.texts.ts';

export type LetterPage = { list: readonly Letter[]; pageNum: number; pageSize: number; total: number };

function useColumns(draft: boolean): readonly ResourceColumn<Letter>[] {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  const at = (key: 'sentAt' | 'registeredAt'): ResourceColumn<Letter> => ({
    key,
    label: t(key),
    cell: ({ [key]: time }) => <span className="num text-sm">{time === null ? '-' : beijingTime(time, lang)}</span>,
  });
  return [
    {
      key: 'email',
      label: t('email'),
      main: true,
      cell: ({ email }) => <span className="font-semibold break-all">{email === '' ? t('noAddress') : email}</span>,
    },
    { key: 'row', label: t('row'), right: true, cell: ({ number: row }) => <span className="num">{row}</span> },
    { key: 'name', label: t('name'), cell: ({ name }) => <span className="break-words">{name || '-'}</span> },
    { key: 'language', label: t('language'), cell: ({ language }) => language || '-' },
    {
      key: 'outcome',
      label: t('outcome'),
      cell: ({ state, faults }) => (
        <>
          <LetterStateMark state={state} />
          {faults.map(({ column, message }) => (
            <p key={column} className="text-sm text-bad">
              {message}
            </p>
          ))}
        </>
      ),
    },
    ...(draft ? [] : [at('sentAt'), at('registeredAt')]),
  ];
}

/** The rows of a list: what is wrong with each, or what has become of it. Those of a draft can be corrected and taken out. */
export function LetterList({
  mailing,
  state,
  page,
}: {
  mailing: Mailing;
  state: LetterState | null;
  page: LetterPage;
}) {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  const said = useLetterState();
  const { revalidate } = useRevalidator();
  const { run } = useAction({ reload: true });
  const [corrected, setCorrected] = useState<Letter | null>(null);
  const { id } = mailing;
  const tab = (of: LetterState | null, label: string, count: number) => ({ to: mailingPath(id, of), label, count });
  const takeOut = (letter: Letter) =>
    void run(() => api(calls.mailing.save, { id, remove: [letter.number] }), { success: t('takenOut') });
  return (
    <section aria-label={t('letters')}>
      <h2 className="mb-3 text-lg">{t('letters')}</h2>
      <ResourceList
        list="mailing-letters"
        label={t('letters')}
        states={{
          label: t('filter'),
          current: mailingPath(id, state),
          tabs: [
            tab(null, t('all'), mailing.total),
            ...LETTER_STATES.filter((one) => mailing.counts[one] > 0 || one === state).map((one) =>
              tab(one, said(one), mailing.counts[one]),
            ),
          ],
        }}
        found={t('lettersFound', { count: number(page.total, lang) })}
        page={page}
        columns={useColumns(mailing.state === 'draft')}
        nameOf={({ number: row }) => t('rowOf', { row })}
        {...(mailing.state === 'draft' && {
          actsOf: (letter: Letter) => [
            { label: t('correct'), act: () => setCorrected(letter) },
            { label: t('takeOut'), bad: true, act: () => takeOut(letter) },
          ],
        })}
        empty={<EmptyState title={t('lettersFound', { count: 0 })} />}
      />
      {corrected !== null && (
        <LetterDialog
          mailingId={id}
          letter={corrected}
          onSaved={() => {
            setCorrected(null);
            toast.good(t('saved'));
            void revalidate();
          }}
          onClose={() => setCorrected(null)}
        />
      )}
    </section>
  );
}
