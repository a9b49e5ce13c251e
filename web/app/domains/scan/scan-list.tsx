import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { HEATS, type Scan } from '@fairbridge/contract/scan/scan.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { saveContact, type Reachable } from '../../components/contact-file/contact-file.ts';
import { contactFileTexts } from '../../components/contact-file/contact-file.texts.ts';
import { downloadFile } from '../../download.ts';
import { useCanCall } from '../../session/can-call.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ContactLines } from '../../ui/contact-lines.tsx';
import { TimeCell } from '../../ui/list/cells.tsx';
import { anyTabOf, defineListQuery, words } from '../../ui/list/list-query.ts';
import { NothingFound, RecordList } from '../../ui/list/record-list.tsx';
import type { ResourceColumn } from '../../ui/list/resource-list.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { NotedFields, type Interest } from './noted-fields.tsx';
import { scanTexts } from './scan.texts.ts';

type Page = OutputOf<typeof contract.scan.list>;

export const scanQuery = defineListQuery('/badge-scans', { heat: anyTabOf(HEATS), keyword: words });
export type ScanQuery = ReturnType<typeof scanQuery.read>;

function EditDialog({ scan, interests, onClose }: { scan: Scan; interests: readonly Interest[]; onClose: () => void }) {
  const t = useTexts(scanTexts);
  const [noted, setNoted] = useState({ heat: scan.heat, interests: scan.interests, note: scan.note });
  const { busy, failure, run } = useAction({ showFailure: 'here', reload: true });
  const save = async (): Promise<void> => {
    await api(calls.scan.change, { id: scan.id, ...noted });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('edit')}
      act={t('Save')}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onConfirm={() => void run(save)}
    >
      <NotedFields noted={noted} onChange={setNoted} interests={interests} />
    </ConfirmDialog>
  );
}

function Person({ person: { name, company, position, country } }: Pick<Scan, 'person'>) {
  const lang = useLang();
  return (
    <div className="min-w-0 break-words">
      <p className="font-semibold">{name}</p>
      {position !== '' && <p className="text-sm text-soft">{position}</p>}
      <p>{company}</p>
      <p className="text-sm text-soft">{inLang(country, lang)}</p>
    </div>
  );
}

function useColumns(interests: readonly Interest[]): readonly ResourceColumn<Scan>[] {
  const t = useTexts(scanTexts);
  const lang = useLang();
  const named = new Map(interests.map(({ code, name }) => [code, inLang(name, lang)]));
  return [
    { key: 'person', label: t('Visitor'), main: true, cell: (scan) => <Person person={scan.person} /> },
    { key: 'heat', label: t('heat'), cell: ({ heat }) => t(heat ?? 'unknown') },
    {
      key: 'interests',
      label: t('interests'),
      cell: (scan) => scan.interests.map((code) => named.get(code) ?? code).join(' · '),
    },
    {
      key: 'note',
      label: t('note'),
      cell: ({ note }) => <span className="break-words whitespace-pre-line">{note}</span>,
    },
    { key: 'contact', label: t('Contact'), cell: ({ person }) => <ContactLines {...person} /> },
    { key: 'employee', label: t('employee'), cell: ({ employee }) => inLang(employee.name, lang) },
    {
      key: 'scannedAt',
      label: t('scannedAt'),
      cell: ({ scannedAt }) => <TimeCell at={scannedAt} />,
    },
  ];
}

const contactOf = ({ person: { country, ...person }, note }: Scan, lang: Lang): Reachable => ({
  ...person,
  country: inLang(country, lang),
  note,
});

function Export({ asked: { keyword, heat } }: { asked: ScanQuery }) {
  const t = useTexts(scanTexts);
  const lang = useLang();
  const save = () => downloadFile(calls.scan.exportList, { lang, keyword, heat });
  return (
    <SaveButton small save={save}>
      {t('exportList')}
    </SaveButton>
  );
}

type ListProps = { page: Page; asked: ScanQuery; interests: readonly Interest[] };

/** The company's scans, newest first: what each salesperson noted, by how promising it was. */
export function ScanList({ page, asked, interests }: ListProps) {
  const t = useTexts(scanTexts);
  const lang = useLang();
  const contactFile = useTexts(contactFileTexts);
  const mayExport = useCanCall(calls.scan.exportList);
  const [edited, setEdited] = useState<Scan | null>(null);
  const nothingFound = <NothingFound title={t('nothingFound')} to={scanQuery.path} act={t('showAll')} />;
  return (
    <>
      <RecordList
        list="scans"
        label={t('list')}
        query={scanQuery}
        asked={asked}
        page={page}
        tabs={{
          label: t('filter'),
          of: [undefined, ...HEATS].map((heat) => ({
            asked: { heat },
            label: t(heat ?? 'All'),
            count: page.counts[heat ?? 'all'],
          })),
        }}
        search={t('Search')}
        searchHint={t('searchHint')}
        found={t('found', { count: number(page.total, lang) })}
        tools={mayExport && page.total > 0 && <Export asked={asked} />}
        columns={useColumns(interests)}
        nameOf={({ person }) => t('rowOf', { name: person.name })}
        actsOf={(scan) => [
          { label: contactFile('save'), act: () => saveContact(contactOf(scan, lang)) },
          { label: t('edit'), act: () => setEdited(scan) },
          {
            label: t('Delete'),
            bad: true,
            send: () => api(calls.scan.remove, { id: scan.id }),
            said: t('Deleted'),
            ask: { title: t('removeTitle'), lead: t('removeLead') },
          },
        ]}
        empty={
          asked.heat === undefined ? (
            <EmptyState title={t('empty')}>
              <p>{t('emptyLead')}</p>
            </EmptyState>
          ) : (
            nothingFound
          )
        }
        emptyFiltered={nothingFound}
      />
      {edited !== null && <EditDialog scan={edited} interests={interests} onClose={() => setEdited(null)} />}
    </>
  );
}
