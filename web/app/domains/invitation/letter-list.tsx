import { save } from '@fairbridge/contract/invitation/mailing.calls.ts';
import { LETTER_STATES, type Letter, type Mailing } from '@fairbridge/contract/invitation/mailing.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Input } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { TimeCell } from '../../ui/list/cells.tsx';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Undelivered } from '../../components/mail/undelivered.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { mailingQuery } from './mailing-query.ts';
import { LetterStateMark, useLetterState } from './mailing-state.tsx';
import { mailingsTexts } from './mailings.texts.ts';

type LetterPage = { list: readonly Letter[]; pageNum: number; pageSize: number; total: number };

function useColumns(draft: boolean): readonly ResourceColumn<Letter>[] {
  const t = useTexts(mailingsTexts);
  const at = (key: 'sentAt' | 'registeredAt'): ResourceColumn<Letter> => ({
    key,
    label: t(key),
    cell: ({ [key]: time }) => <TimeCell at={time} none="-" />,
  });
  return [
    {
      key: 'email',
      label: t('Email'),
      main: true,
      cell: ({ email }) => <span className="font-semibold break-all">{email === '' ? t('noAddress') : email}</span>,
    },
    { key: 'row', label: t('row'), right: true, cell: ({ number: row }) => <span className="num">{row}</span> },
    { key: 'name', label: t('Name'), cell: ({ name }) => <span className="break-words">{name || '-'}</span> },
    { key: 'language', label: t('Language'), cell: ({ language }) => language || '-' },
    {
      key: 'outcome',
      label: t('outcome'),
      cell: ({ state, undelivered, faults }) => (
        <>
          <LetterStateMark state={state} />
          {state === 'bounced' && <Undelivered failure={undelivered} />}
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

/** Corrects one row of a draft; the list is checked anew. */
function LetterDialog({
  mailingId,
  letter,
  onSaved,
  onClose,
}: {
  mailingId: string;
  letter: Letter;
  onSaved: () => void;
  onClose: () => void;
}) {
  const t = useTexts(mailingsTexts);
  const { number, email, name, language } = letter;
  const form = useForm({ email, name, language });
  const submit = (): Promise<void> =>
    form.submit({
      schema: save.input,
      input: { id: mailingId, letters: [{ number, ...form.values }] },
      send: async (input) => {
        await api(save, input);
        onSaved();
      },
    });
  return (
    <Dialog open title={t('correctTitle', { row: number })} onClose={onClose}>
      <PostForm form={form} onSubmit={() => void submit()}>
        <Input label={t('Email')} required autoComplete="off" {...form.text('email')} />
        <Input label={t('Name')} autoComplete="off" {...form.text('name')} />
        <Input label={t('Language')} hint={t('languageHint')} autoComplete="off" {...form.text('language')} />
        <FormFailure message={form.failure} />
        <DialogActions act={t('Save')} busy={form.busy} onClose={onClose} />
      </PostForm>
    </Dialog>
  );
}

/** The rows of a list: what is wrong with each, or what has become of it. Those of a draft can be corrected and taken out. */
export function LetterList({
  mailing,
  asked,
  page,
}: {
  mailing: Mailing;
  asked: ReturnType<typeof mailingQuery.read>;
  page: LetterPage;
}) {
  const t = useTexts(mailingsTexts);
  const lang = useLang();
  const said = useLetterState();
  const { revalidate } = useRevalidator();
  const [corrected, setCorrected] = useState<Letter | null>(null);
  const { id } = mailing;
  return (
    <section aria-label={t('letters')}>
      <h2 className="mb-3 text-lg">{t('letters')}</h2>
      <RecordList
        list="mailing-letters"
        label={t('letters')}
        query={mailingQuery}
        asked={asked}
        page={page}
        tabs={{
          label: t('filter'),
          of: [
            { asked: { state: undefined }, label: t('All'), count: mailing.total },
            ...LETTER_STATES.filter((one) => mailing.counts[one] > 0 || one === asked.state).map((state) => ({
              asked: { state },
              label: said(state),
              count: mailing.counts[state],
            })),
          ],
        }}
        found={t('lettersFound', { count: number(page.total, lang) })}
        columns={useColumns(mailing.state === 'draft')}
        nameOf={({ number: row }) => t('rowOf', { row })}
        {...(mailing.state === 'draft' && {
          actsOf: (letter: Letter) => [
            { label: t('correct'), act: () => setCorrected(letter) },
            {
              label: t('Remove'),
              bad: true,
              send: () => api(calls.mailing.save, { id, remove: [letter.number] }),
              said: t('takenOut'),
            },
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
