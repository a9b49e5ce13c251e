import { inLang } from '@fairbridge/contract/text.ts';
import { vocabularyOf } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { downloadFile } from '../../download.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { RecordList } from '../../ui/list/record-list.tsx';
import type { RowAction } from '../../ui/list/row-actions.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { MergeDialog, OfferDialog, type Act } from './vocabulary-act.tsx';
import { useVocabularyColumns, type Row } from './vocabulary-columns.tsx';
import { useVocabulary } from './use-vocabulary.ts';
import { VocabularyImport } from './vocabulary-import.tsx';
import { entryAddress, NEW_ENTRY, vocabularyQuery } from './vocabulary-query.ts';
import { vocabularyTexts } from './vocabulary.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '类别与展馆', en: 'Categories and halls' });

const load = defineClientLoad(async ({ api, query }) => {
  const asked = vocabularyQuery.read(query);
  const { state = 'all', ...rest } = asked;
  const { list, ...page } = await api(calls.vocabulary.list, { ...rest, state, pageSize: 50 });
  return { asked, page: { ...page, list: list.map((entry): Row => ({ ...entry, id: entry.code })) } };
});
export const clientLoader = load.browser;

const STATES = ['offered', 'retired'] as const;

/** The fair's own lists of words, one tab each: add, rename, move, retire, merge, and all of them by spreadsheet. */
export default function VocabularyListScreen() {
  const t = useTexts(vocabularyTexts);
  const lang = useLang();
  const { asked, page } = load.useData();
  const { vocabulary } = asked;
  const { titleOf, has } = useVocabulary();
  const { revalidate } = useRevalidator();
  const [importing, setImporting] = useState(false);
  const [doing, setDoing] = useState<{ act: Act; row: Row } | null>(null);
  const nameOf = ({ name }: Row): string => inLang(name, lang);
  const imported = (count: number): void => {
    setImporting(false);
    toast.good(t('imported', { count: number(count, lang) }));
    void revalidate();
  };
  const moves = (row: Row): RowAction[] =>
    (['up', 'down'] as const).flatMap((way) => {
      const after = row[way];
      if (after === null) return [];
      const input = { vocabulary, code: row.code, after: after === '' ? null : after };
      return [
        {
          label: t(way === 'up' ? 'moveUp' : 'moveDown'),
          send: () => api(calls.vocabulary.move, input),
          said: t('moved'),
        },
      ];
    });
  const actsOf = (row: Row): readonly RowAction[] => {
    const offering = row.retired ? 'restore' : 'retire';
    return [
      { label: t('Edit'), to: entryAddress(vocabulary, row.code) },
      ...moves(row),
      { label: t(offering), act: () => setDoing({ act: offering, row }) },
      ...(vocabularyOf(vocabulary).merges && page.whole > 1
        ? [{ label: t('merge'), act: () => setDoing({ act: 'merge', row }) }]
        : []),
      ...(row.used.length > 0
        ? []
        : [
            {
              label: t('Delete'),
              bad: true,
              send: () => api(calls.vocabulary.remove, { vocabulary, code: row.code }),
              said: t('Deleted'),
              ask: { title: t('removeTitle', { name: nameOf(row) }), lead: t('removeLead') },
            },
          ]),
    ];
  };
  const close = (): void => setDoing(null);
  return (
    <OrganizerPage
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <SaveButton save={() => downloadFile(calls.vocabulary.listSheet, { vocabulary, lang, format: 'xlsx' })}>
            {t('download')}
          </SaveButton>
          <SaveButton save={() => downloadFile(calls.vocabulary.listSheet, { vocabulary, lang, format: 'csv' })}>
            {t('downloadCsv')}
          </SaveButton>
          <Button kind="quiet" aria-haspopup="dialog" onClick={() => setImporting(true)}>
            <Icon name="upload" size={18} />
            {t('import')}
          </Button>
          <ButtonLink to={entryAddress(vocabulary, NEW_ENTRY)}>
            <Icon name="plus" />
            {t('add')}
          </ButtonLink>
        </>
      }
    >
      <RecordList
        list={`vocabulary-${vocabulary}`}
        label={titleOf(vocabulary)}
        query={vocabularyQuery}
        asked={asked}
        page={page}
        tabs={{
          label: t('lists'),
          anew: { keyword: '', state: undefined },
          of: page.vocabularies.map((one) => ({
            asked: { vocabulary: one },
            label: titleOf(one),
          })),
        }}
        search={t('Search')}
        searchHint={t(has(vocabulary, 'cas') ? 'keywordHintSubstances' : 'keywordHint')}
        filters={
          <Select
            label={t('Status')}
            name="state"
            defaultValue={asked.state ?? ''}
            placeholder={t('allStates')}
            options={STATES.map((one) => ({ value: one, label: t(one) }))}
          />
        }
        found={t('count', { count: number(page.total, lang) })}
        columns={useVocabularyColumns(vocabulary)}
        nameOf={nameOf}
        actsOf={actsOf}
        empty={<EmptyState title={t('empty')}>{t('emptyLead')}</EmptyState>}
        emptyFiltered={<EmptyState title={t('emptyFound')} />}
      />
      <Dialog
        open={importing}
        onClose={() => setImporting(false)}
        title={t('importTitle', { list: titleOf(vocabulary) })}
        wide
      >
        <VocabularyImport vocabulary={vocabulary} onImported={imported} />
      </Dialog>
      {doing !== null && doing.act === 'merge' && (
        <MergeDialog vocabulary={vocabulary} row={doing.row} onClose={close} />
      )}
      {doing !== null && doing.act !== 'merge' && (
        <OfferDialog vocabulary={vocabulary} row={doing.row} act={doing.act} onClose={close} />
      )}
    </OrganizerPage>
  );
}
