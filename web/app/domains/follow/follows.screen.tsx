import type { Follow, FollowKind } from '@fairbridge/contract/follow/follow.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { LocalLink, Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { workMeta } from '../../site/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { PersonalFrame, PersonalSection } from '../../shell/personal/personal-frame.tsx';
import { FollowButton } from '../../components/follow/follow-button.tsx';
import { followsTexts } from './follows.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '我的关注', en: 'Following' });

const load = defineClientLoad(async ({ api }) => api(calls.follow.list, {}));
export const clientLoader = load.browser;

const KINDS: readonly FollowKind[] = ['exhibitor', 'ingredient', 'category'];

function pathOf({ kind, subject }: Follow): string {
  if (kind === 'exhibitor') return `/find-exhibitor/detail/${subject}`;
  return `/find/product?${new URLSearchParams({ [kind]: subject, sort: 'newest' })}`;
}

const ITEM_PATH: Readonly<Record<Follow['fresh'][number]['kind'], (id: string) => string>> = {
  product: (id) => `/find-exhibit/detail/${id}`,
  exhibitor: (id) => `/find-exhibitor/detail/${id}`,
  post: (id) => `/find-opportunity?post=${id}`,
};

function Fresh({ follow, days }: { follow: Follow; days: number }) {
  const t = useTexts(followsTexts);
  if (follow.freshCount === 0) return <p className="mt-1 text-sm text-soft">{t('noFresh', { days })}</p>;
  const kinds = { product: t('Exhibit'), exhibitor: t('entered'), post: t('post') };
  return (
    <>
      <p className="num mt-1 text-sm font-semibold text-action">{t('fresh', { days, count: follow.freshCount })}</p>
      <ul className="mt-1">
        {follow.fresh.map(({ kind, id, name }) => (
          <li key={id} className="flex items-baseline gap-2">
            <span className="tag shrink-0">{kinds[kind]}</span>
            <LocalLink to={ITEM_PATH[kind](id)} className="link inline-block min-h-7 min-w-0 py-0.5">
              <Says text={name} />
            </LocalLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ follow, days }: { follow: Follow; days: number }) {
  const lang = useLang();
  const name = inLang(follow.name, lang);
  return (
    <li className="flex items-start gap-4 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0">
      {follow.logo !== '' && (
        <Picture
          address={follow.logo}
          alt=""
          sizes="48px"
          width={48}
          height={48}
          className="size-12 shrink-0 rounded-sign border border-line object-cover"
        />
      )}
      <div className="min-w-0 flex-1">
        <p>
          <LocalLink to={pathOf(follow)} className="link inline-block min-h-7 font-semibold">
            <Says text={follow.name} />
          </LocalLink>
        </p>
        <Fresh follow={follow} days={days} />
      </div>
      <div className="shrink-0">
        <FollowButton kind={follow.kind} subject={follow.subject} name={name} small />
      </div>
    </li>
  );
}

/** What a visitor follows, with what is new there. What is let go stays until the page is opened anew, so that it can be undone. */
export default function FollowsScreen() {
  const t = useTexts(followsTexts);
  const { list, days } = load.useData();
  return (
    <PersonalFrame title={t('title')} lead={t('lead')}>
      {list.length === 0 && (
        <EmptyState title={t('empty')}>
          <p>{t('emptyLead')}</p>
          <p className="mt-5 flex flex-wrap justify-center gap-3">
            <ButtonLink to="/find/product">{t('FindExhibits')}</ButtonLink>
            <ButtonLink to="/find/actor" kind="quiet">
              {t('findExhibitors')}
            </ButtonLink>
          </p>
        </EmptyState>
      )}
      {KINDS.map((kind) => {
        const follows = list.filter((one) => one.kind === kind);
        return follows.length === 0 ? null : (
          <PersonalSection key={kind} title={t(kind)}>
            <ul>
              {follows.map((follow) => (
                <Row key={follow.subject} follow={follow} days={days} />
              ))}
            </ul>
          </PersonalSection>
        );
      })}
    </PersonalFrame>
  );
}
