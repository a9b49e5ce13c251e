import { inLang } from '@fairbridge/contract/text.ts';
import type { VocabularyName } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import type { VocabularyReach } from '@fairbridge/contract/vocabulary/vocabulary.shapes.ts';
import { useState, type ReactNode } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useRecord } from '../../ui/list/use-record.ts';
import { SearchSelect } from '../../ui/search-select.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { useAction } from '../../ui/use-action.ts';
import { UsedBy } from './used-by.tsx';
import type { Row } from './vocabulary-columns.tsx';
import { vocabularyTexts } from './vocabulary.texts.ts';

export type Act = 'retire' | 'restore' | 'merge';
type Asked = { vocabulary: VocabularyName; row: Row; onClose: () => void };

const nameOf = ({ name }: Row, lang: 'zh' | 'en'): string => inLang(name, lang);

/** What an act changes: the entries themselves, where there are several, and who bears them. */
function Reach({ reach: { entries, used } }: { reach: VocabularyReach }) {
  const t = useTexts(vocabularyTexts);
  const lang = useLang();
  const names = entries.map((name) => inLang(name, lang)).join(lang === 'zh' ? '、' : ', ');
  return (
    <section className="mt-4" aria-live="polite">
      <h3 className="font-semibold">{t('changes')}</h3>
      {entries.length > 1 && <p>{t('changesEntries', { count: number(entries.length, lang), names })}</p>}
      <UsedBy used={used} none={t('changesNothing')} />
    </section>
  );
}

type Doing = {
  title: string;
  lead: ReactNode;
  act: string;
  done: string;
  /** What the preview is of; '' while something has still to be chosen. */
  of: string;
  send: (mode: 'preview' | 'act') => Promise<VocabularyReach>;
  onClose: () => void;
  children?: ReactNode;
};

/** Shows what an act would change before it is done. */
function Confirmed({ title, lead, act, done, of, send, onClose, children }: Doing) {
  const { record, failure } = useRecord(of, async () => (of === '' ? null : send('preview')));
  const { busy, failure: refused, run } = useAction();
  const confirm = (): void =>
    void run(() => send('act').then(onClose), { success: done, showFailure: 'here', reload: true });
  return (
    <ConfirmDialog
      open
      title={title}
      act={act}
      busy={busy}
      disabled={record === null}
      failure={refused || failure}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{lead}</p>
      {children}
      {record !== null && <Reach reach={record} />}
      {record === null && failure === '' && of !== '' && <SkeletonLine className="mt-4 h-12" />}
    </ConfirmDialog>
  );
}

const OFFERING = { retire: calls.vocabulary.retire, restore: calls.vocabulary.restore } as const;

/** Offers an entry no longer, or again. */
export function OfferDialog({ vocabulary, row, act, onClose }: Asked & { act: 'retire' | 'restore' }) {
  const t = useTexts(vocabularyTexts);
  const lang = useLang();
  return (
    <Confirmed
      title={t(act === 'retire' ? 'retireTitle' : 'restoreTitle', { name: nameOf(row, lang) })}
      lead={t(act === 'retire' ? 'retireLead' : 'restoreLead')}
      act={t(act === 'retire' ? 'retireNow' : 'Restore')}
      done={t(act === 'retire' ? 'retireDone' : 'restoreDone')}
      of={`${act} ${row.code}`}
      send={(mode) => api(OFFERING[act], { vocabulary, code: row.code, mode })}
      onClose={onClose}
    />
  );
}

/** Merges an entry into another one of its list. */
export function MergeDialog({ vocabulary, row, onClose }: Asked) {
  const t = useTexts(vocabularyTexts);
  const lang = useLang();
  const [into, setInto] = useState('');
  const { record } = useRecord(row.code, (signal) => api(calls.vocabulary.get, { vocabulary, code: row.code }, signal));
  const name = nameOf(row, lang);
  return (
    <Confirmed
      title={t('mergeTitle', { name })}
      lead={t('mergeLead', { name })}
      act={t('mergeNow')}
      done={t('mergeDone')}
      of={into === '' ? '' : `${row.code} ${into}`}
      send={(mode) => api(calls.vocabulary.merge, { vocabulary, code: row.code, into, mode })}
      onClose={onClose}
    >
      <div className="mt-4">
        <SearchSelect
          label={t('mergeInto')}
          name="into"
          value={into}
          choices={(record?.others ?? []).map((one) => ({
            value: one.code,
            label: inLang(one.name, lang),
            also: [one.name.zh, one.name.en, one.code],
          }))}
          onChange={setInto}
        />
      </div>
    </Confirmed>
  );
}
