import type { SearchTerm } from '@fairbridge/contract/search/search-term.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../ui/list/record-table.tsx';
import { useTradesSubstances } from '../../site/trades-substances.ts';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useAction } from '../../ui/use-action.ts';
import { searchTermTexts } from './search-term.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '热门搜索', en: 'Search trends' });

const load = defineClientLoad(async ({ api: ask }) => ask(calls.searchTerm.list, {}));
export const clientLoader = load.browser;

/** Blocks a word or lets it go, says so, and loads the list anew. */
function useBlocking() {
  const t = useTexts(searchTermTexts);
  const { run } = useAction({ reload: true });
  return (text: string, blocked: boolean): Promise<boolean> =>
    run(() => api(blocked ? calls.searchTerm.block : calls.searchTerm.unblock, { text }), {
      success: t(blocked ? 'blockedDone' : 'unblockedDone', { term: text }),
      key: text,
    });
}

function Row({ term: { name, accounts, blocked, shown } }: { term: SearchTerm }) {
  const t = useTexts(searchTermTexts);
  const lang = useLang();
  const block = useBlocking();
  const term = inLang(name, lang);
  return (
    <RecordRow>
      <RecordCell name={t('term')} plain>
        <span className="font-semibold break-words">
          <Says text={name} />
        </span>
      </RecordCell>
      <RecordCell name={t('accounts')}>
        <span className="num">{accounts === 0 ? t('few') : number(accounts, lang)}</span>
      </RecordCell>
      <RecordCell name={t('Status')}>
        <span className="tag">{t(blocked ? 'blocked' : shown ? 'shown' : 'hidden')}</span>
      </RecordCell>
      <RecordCell name={t('Actions')}>
        <Button
          small
          kind={blocked ? 'plain' : 'quiet'}
          aria-label={t(blocked ? 'unblockNamed' : 'blockNamed', { term })}
          onClick={() => void block(term, !blocked)}
        >
          {t(blocked ? 'unblock' : 'block')}
        </Button>
      </RecordCell>
    </RecordRow>
  );
}

function BlockForm() {
  const t = useTexts(searchTermTexts);
  const block = useBlocking();
  const substances = useTradesSubstances();
  const [text, setText] = useState('');
  return (
    <PostForm
      className="flex flex-wrap items-end gap-3"
      onSubmit={() => {
        const word = text.trim();
        if (word === '') return;
        setText('');
        void block(word, true);
      }}
    >
      <div className="min-w-0 flex-1 basis-72">
        <Input
          label={t('term')}
          hint={t(substances ? 'addHint' : 'addHintPlain')}
          maxLength={60}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" kind="quiet" className="mb-8">
        {t('block')}
      </Button>
    </PostForm>
  );
}

/** What is searched for most, and what of it the organizer keeps out of sight. */
export default function SearchTermsScreen() {
  const t = useTexts(searchTermTexts);
  const { list } = load.useData();
  return (
    <OrganizerPage title={t('title')} lead={t('lead')}>
      <OrganizerPart title={t('add')}>
        <BlockForm />
      </OrganizerPart>
      {list.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <RecordTable
          label={t('title')}
          columns={[
            { key: 'term', label: t('term') },
            { key: 'accounts', label: t('accounts') },
            { key: 'state', label: t('Status') },
            { key: 'actions', label: t('Actions') },
          ]}
        >
          {list.map((term) => (
            <Row key={term.term} term={term} />
          ))}
        </RecordTable>
      )}
    </OrganizerPage>
  );
}
