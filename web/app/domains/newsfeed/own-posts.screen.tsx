import type { Unfinished as Begun } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { OwnPost } from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { data } from 'react-router';
import { calls } from '../../calls.ts';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
import type { LoadedRecord } from '../../editing/load-record.ts';
import { Unfinished } from '../../editing/unfinished.tsx';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { MemberPage } from '../../shell/personal/personal-frame.tsx';
import { ownPostTexts } from './own-post.texts.ts';
import { OwnPostList, ownPostQuery } from './own-post-list.tsx';
import { PublishForm } from './publish-form.tsx';
import type { Tags } from './publish-tags.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '商圈动态管理', en: 'My posts' });

const NEW_POST = '/opportunity-manage/publish';

type Publishing = LoadedRecord<OwnPost> & {
  copied: OwnPost | null;
  room: OutputOf<typeof calls.newsfeed.room>;
  tags: Tags;
  unfinished: readonly Begun[];
};
type Listed = { asked: ReturnType<typeof ownPostQuery.read>; page: OutputOf<typeof calls.newsfeed.ownList> };
type Loaded = ({ action: 'list' } & Listed) | ({ action: 'publish' } & Publishing);

const load = defineClientLoad(async (given): Promise<Loaded> => {
  const { api, params, query } = given;
  const { action } = params;
  if (action === 'list') {
    const asked = ownPostQuery.read(query);
    return { action, asked, page: await api(calls.newsfeed.ownList, { ...asked, pageSize: 20 }) };
  }
  if (action !== 'publish') throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  const own = async (id: string | null) => (id === null ? null : api(calls.newsfeed.own, { id }));
  const post = query.get('post');
  const draftKey = post ?? draftKeyOf(given);
  const [room, tags, record, copied, autosaved, unfinished] = await Promise.all([
    api(calls.newsfeed.room, {}),
    api(calls.newsfeed.tags, {}),
    own(post),
    own(query.get('copy')),
    autosavedOf(api, 'post', draftKey),
    post === null ? unfinishedOf(api, 'post', draftKey) : [],
  ]);
  return { action, kind: 'post', room, tags, record, copied, draftKey, autosaved, unfinished };
});
export const clientLoader = load.browser;

function Publish({ loaded }: { loaded: Publishing }) {
  const t = useTexts(ownPostTexts);
  const { record: edited, copied, draftKey, unfinished } = loaded;
  return (
    <MemberPage>
      <h1 className="mb-5 text-2xl">{t(edited === null ? 'newTitle' : 'editTitle')}</h1>
      {edited?.may.edit === false ? (
        <EmptyState title={t('closed')}>
          <p>{t('closedLead')}</p>
          <ButtonLink to={ownPostQuery.path} kind="quiet" className="mt-5">
            {t('title')}
          </ButtonLink>
        </EmptyState>
      ) : (
        // another post, or another version of it, is another form
        <>
          <Unfinished kind="post" list={unfinished} addressOf={(one) => `${NEW_POST}?slot=${one}`} />
          <PublishForm key={`${draftKey} ${edited?.version ?? ''} ${copied?.id ?? ''}`} {...loaded} />
        </>
      )}
    </MemberPage>
  );
}

/** Management of the own posts, and the form to write one (specification, section 2). */
export default function OwnPostsScreen() {
  const loaded = load.useData();
  return loaded.action === 'list' ? <OwnPostList {...loaded} /> : <Publish loaded={loaded} />;
}
