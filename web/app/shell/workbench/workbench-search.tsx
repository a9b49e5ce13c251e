import { inLang, translator, type Lang } from '@fairbridge/contract/text.ts';
import type { WorkbenchFound } from '@fairbridge/contract/workbench/workbench.shapes.ts';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { beijingDay } from '../../i18n/numbers.ts';
import type { FoundGroup } from '../../ui/search-dialog/search-box.tsx';
import { SearchDialog } from '../../ui/search-dialog/search-dialog.tsx';
import { leadStageTexts } from '../../components/lead/lead-stage.texts.ts';
import { pagesNamed } from './workbench-menu.ts';
import { workbenchTexts } from './workbench.texts.ts';

const onPage = (pageNum: number): string => (pageNum > 1 ? `&pageNum=${pageNum}` : '');

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

type Asked = { words: string; admin: boolean };
const PAGES_SHOWN = 6;

/** What was found, each with the place where it is worked on. */
function groupsOf(found: WorkbenchFound, lang: Lang, { words, admin }: Asked): readonly FoundGroup[] {
  const [t, stage] = [translator(workbenchTexts, lang), translator(leadStageTexts, lang)];
  const { exhibits, drafts, leads, customers, documentRequests, colleagues } = found;
  const groups: FoundGroup[] = [
    {
      kind: 'pages',
      title: t('pages'),
      lines: pagesNamed(words, admin)
        .slice(0, PAGES_SHOWN)
        .map(({ to, title }) => ({ key: `page ${to}`, to, title: inLang(title, lang), beside: '', mark: '' })),
    },
    {
      kind: 'exhibits',
      title: t('Exhibits'),
      lines: exhibits.map(({ id, name, strength }) => ({
        key: id,
        to: `/exhibit/${id}`,
        title: inLang(name, lang),
        beside: strength,
        mark: '',
      })),
    },
    {
      kind: 'drafts',
      title: t('drafts'),
      lines: drafts.map(({ id, name, articleNumber }) => ({
        key: id,
        to: `/add-exhibit?draft=${id}`,
        title: inLang(name, lang),
        beside: articleNumber,
        mark: '',
      })),
    },
    {
      kind: 'leads',
      title: t('leads'),
      lines: leads.map(({ id, buyer, company, product, state, createdAt }) => ({
        key: id,
        to: `/potential-order?lead=${id}`,
        title: joined(company, buyer),
        beside: joined(stage(state), product === null ? '' : inLang(product, lang), beijingDay(createdAt, lang)),
        mark: '',
      })),
    },
    {
      kind: 'customers',
      title: t('customers'),
      lines: customers.map(({ id, name, company }) => ({
        key: id,
        to: `/customer/${id}`,
        title: name,
        beside: company,
        mark: '',
      })),
    },
    {
      kind: 'documentRequests',
      title: t('documentRequests'),
      lines: documentRequests.map(({ id, visitor, company, product, state, askedAt, pageNum }) => ({
        key: id,
        to: `/document-requests?state=${state}${onPage(pageNum)}`,
        title: joined(company, visitor),
        beside: joined(t(state), inLang(product, lang), beijingDay(askedAt, lang)),
        mark: '',
      })),
    },
    {
      kind: 'colleagues',
      title: t('colleagues'),
      lines: colleagues.map(({ id, name, position, state }) => ({
        key: id,
        to: state === 'waiting' ? '/my-employee-list?state=waiting' : `/employee/${id}`,
        title: inLang(name, lang),
        beside: joined(inLang(position, lang), t(state === 'waiting' ? 'waitingState' : state)),
        mark: '',
      })),
    },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

const ask = (keyword: string, signal: AbortSignal) => api(calls.workbench.search, { keyword }, signal);

/** One search over what is the company's own, and the pages where it is worked on. */
export function WorkbenchSearch({ admin }: { admin: boolean }) {
  const t = useTexts(workbenchTexts);
  const lang = useLang();
  return (
    <SearchDialog
      title={t('search')}
      hint={t(admin ? 'searchHintAdmin' : 'searchHint')}
      search={{ least: 1, ask, groupsOf: (found, words) => groupsOf(found, lang, { words, admin }) }}
    />
  );
}
