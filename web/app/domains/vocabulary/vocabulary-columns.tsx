import { inLang } from '@fairbridge/contract/text.ts';
import type { VocabularyField, VocabularyName } from '@fairbridge/contract/vocabulary/vocabularies.ts';
import type { ListedEntry } from '@fairbridge/contract/vocabulary/vocabulary.shapes.ts';
import { LocalLink, useLang, useTexts } from '../../i18n/lang.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { UsedBy } from './used-by.tsx';
import { useVocabulary } from './use-vocabulary.ts';
import { entryAddress } from './vocabulary-query.ts';
import { vocabularyTexts } from './vocabulary.texts.ts';

export type Row = ListedEntry & { id: string };

/** How far what stands below another is put to the right. */
const DEPTHS = ['', 'pl-5', 'pl-10'] as const;

function Name({ vocabulary, row }: { vocabulary: VocabularyName; row: Row }) {
  const t = useTexts(vocabularyTexts);
  const lang = useLang();
  return (
    <div className={DEPTHS[row.depth] ?? 'pl-10'}>
      <LocalLink to={entryAddress(vocabulary, row.code)} className="link font-semibold break-words">
        {inLang(row.name, lang)}
      </LocalLink>
      {row.retired && <span className="tag ml-2">{t('retired')}</span>}
      <p className="text-sm break-words text-soft">{row.name[lang === 'zh' ? 'en' : 'zh']}</p>
    </div>
  );
}

function Substance({ row: { cas, aliases, class: kind, modeOfAction } }: { row: Row }) {
  return (
    <>
      <p className="num">{cas.join(' · ')}</p>
      <p className="text-sm text-soft">{[kind, modeOfAction].filter(Boolean).join(' · ')}</p>
      <p className="line-clamp-2 max-w-[36ch] text-sm text-soft">{aliases.join(' · ')}</p>
    </>
  );
}

function Colour({ colour }: { colour: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="size-5 rounded-sign border border-line" style={{ backgroundColor: colour }} />
      <span className="num text-sm">{colour}</span>
    </span>
  );
}

/** The columns of one vocabulary: those that its entries have. */
export function useVocabularyColumns(vocabulary: VocabularyName): readonly ResourceColumn<Row>[] {
  const t = useTexts(vocabularyTexts);
  const { has } = useVocabulary();
  const hasOwn = (field: VocabularyField): boolean => has(vocabulary, field);
  const column = (shown: boolean, one: ResourceColumn<Row>): ResourceColumn<Row>[] => (shown ? [one] : []);
  return [
    { key: 'name', label: t('name'), main: true, cell: (row) => <Name vocabulary={vocabulary} row={row} /> },
    { key: 'code', label: t('code'), cell: ({ code }) => <span className="num text-sm break-all">{code}</span> },
    ...column(hasOwn('floor'), { key: 'floor', label: t('floor'), cell: ({ floor }) => floor ?? '—' }),
    ...column(hasOwn('colour'), {
      key: 'colour',
      label: t('colour'),
      cell: ({ colour }) => <Colour colour={colour} />,
    }),
    ...column(hasOwn('cas'), { key: 'cas', label: t('cas'), cell: (row) => <Substance row={row} /> }),
    ...column(hasOwn('aliases') && !hasOwn('cas'), {
      key: 'aliases',
      label: t('aliases'),
      cell: ({ aliases }) => <span className="text-sm text-soft">{aliases.join(' · ')}</span>,
    }),
    { key: 'used', label: t('used'), cell: ({ used }) => <UsedBy used={used} none={t('unused')} /> },
  ];
}
