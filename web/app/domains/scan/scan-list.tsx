import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { HEATS, type Heat, type Scan } from '@fairbridge/contract/scan/scan.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingTime, number } from '../../i18n/numbers.ts';
import { saveContact, type Reachable } from '../../components/contact-file/contact-file.ts';
import { contactFileTexts } from '../../components/contact-file/contact-file.texts.ts';
import { downloadFile } from '../../download.ts';
import { useCanCall } from '../../session/can-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ContactLines } from '../../ui/contact-lines.tsx';
import { FilterForm } from '../../ui/list/filter-form.tsx';
import { KeywordFilter } from '../../ui/list/keyword-filter.tsx';
import { ResourceList, type ResourceColumn } from '../../ui/list/resource-list.tsx';
import { RemoveDialog } from '../../ui/remove-dialog.tsx';
import { SaveButton } from '../../ui/save-button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { NotedFields, type Interest } from './noted-fields.tsx';
import { scansAddress, SCANS_PATH, type ScanQuery } from './scan-query.ts';
import { scanTexts } from './scan.texts.ts';

type Page = OutputOf<typeof contract.scan.list>;
type Closing = { scan: Scan; onClose: () => void };

function EditDialog({ scan, interests, onClose }: Closing & { interests: readonly Interest[] }) {
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
      act={t('save')}
      busy={busy}
      failure={failure}
      onClose={onClose}
      onConfirm={() => void run(save)}
    >
      <NotedFields noted={noted} onChange={setNoted} interests={interests} />
    </ConfirmDialog>
  );
}

function Removing({ scan: { id }, onClose }: Closing) {
  const t = useTexts(scanTexts);
  return (
    <RemoveDialog
      title={t('removeTitle')}
      act={t('remove')}
      said={t('removed')}
      remove={() => api(calls.scan.remove, { id })}
      onClose={onClose}
    >
      <p>{t('removeLead')}</p>
    </RemoveDialog>
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
    { key: 'person', label: t('person'), main: true, cell: (scan) => <Person person={scan.person} /> },
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
    { key: 'contact', label: t('contact'), cell: ({ person }) => <ContactLines {...person} /> },
    { key: 'employee', label: t('employee'), cell: ({ employee }) => inLang(employee.name, lang) },
    {
      key: 'scannedAt',
      label: t('scannedAt'),
      cell: ({ scannedAt }) => <span className="num text-sm">{beijingTime(scannedAt, lang)}</span>,
    },
  ];
}

const contactOf = ({ person: { country, ...person }, note }: Scan, lang: Lang): Reachable => ({
  ...person,
  country: inLang(country, lang),
  note,
});

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useTexts(scanTexts);
  if (!filtered)
    return (
      <EmptyState title={t('empty')}>
        <p>{t('emptyLead')}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={t('nothingFound')}>
      <ButtonLink to={SCANS_PATH} kind="quiet">
        {t('showAll')}
      </ButtonLink>
    </EmptyState>
  );
}

function Export({ asked: { keyword, heat } }: { asked: ScanQuery }) {
  const t = useTexts(scanTexts);
  const lang = useLang();
  const save = () => downloadFile(calls.scan.exportList, { lang, keyword, ...(heat !== null && { heat }) });
  return (
    <SaveButton small save={save}>
      {t('exportList')}
    </SaveButton>
  );
}

type Doing = { what: 'edit' | 'remove'; scan: Scan };
type ListProps = { page: Page; asked: ScanQuery; interests: readonly Interest[] };

/** The company's scans, newest first: what each salesperson noted, by how promising it was. */
export function ScanList({ page, asked, interests }: ListProps) {
  const t = useTexts(scanTexts);
  const lang = useLang();
  const contactFile = useTexts(contactFileTexts);
  const mayExport = useCanCall(calls.scan.exportList);
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = (): void => setDoing(null);
  const tab = (heat: Heat | null, label: string, count: number) => ({
    to: scansAddress({ ...asked, heat }),
    label,
    count,
  });
  return (
    <>
      <ResourceList
        list="scans"
        label={t('list')}
        states={{
          label: t('filter'),
          current: scansAddress(asked),
          tabs: [tab(null, t('all'), page.counts.all), ...HEATS.map((heat) => tab(heat, t(heat), page.counts[heat]))],
        }}
        filters={
          <FilterForm
            keep={{ heat: asked.heat ?? '' }}
            filtered={asked.keyword !== ''}
            resetTo={scansAddress({ ...asked, keyword: '' })}
            search={<KeywordFilter label={t('search')} hint={t('searchHint')} keyword={asked.keyword} />}
          />
        }
        found={t('found', { count: number(page.total, lang) })}
        tools={mayExport && page.total > 0 && <Export asked={asked} />}
        page={page}
        columns={useColumns(interests)}
        nameOf={({ person }) => t('rowOf', { name: person.name })}
        actsOf={(scan) => [
          { label: contactFile('save'), act: () => saveContact(contactOf(scan, lang)) },
          { label: t('edit'), act: () => setDoing({ what: 'edit', scan }) },
          { label: t('remove'), bad: true, act: () => setDoing({ what: 'remove', scan }) },
        ]}
        empty={<Nothing filtered={asked.keyword !== '' || asked.heat !== null} />}
      />
      {doing?.what === 'edit' && <EditDialog scan={doing.scan} interests={interests} onClose={close} />}
      {doing?.what === 'remove' && <Removing scan={doing.scan} onClose={close} />}
    </>
  );
}
