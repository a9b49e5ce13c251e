import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { ownList } from '@fairbridge/contract/sourcing/sourcing.calls.ts';
import type { OwnSourcingCard } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import { postSourcingPath, sourcingPath } from '../../components/sourcing/sourcing-path.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { isRegistered, registrationStep } from '../../session/registration-step.ts';
import { useUser } from '../../session/session.ts';
import { PersonalFrame } from '../../shell/personal/personal-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Deadline } from './deadline.tsx';
import { GoodsList } from './goods-list.tsx';
import { ownSourcingTexts } from './own-sourcing.texts.ts';
import { SourcingStateMark } from './sourcing-state.tsx';

/** Who has signed up, and how many of them wait for a word. */
function SignUps({ sourcing: { signUps, waiting } }: { sourcing: OwnSourcingCard }) {
  const t = useTexts(ownSourcingTexts);
  if (signUps === 0) return <span className="text-soft">{t('noSignUps')}</span>;
  return (
    <span className="num">
      <span className="font-semibold">{t('signUps', { count: signUps })}</span>
      {waiting > 0 && (
        <span className="ml-2 rounded-full bg-accent px-2 text-sm font-semibold text-on-accent">
          {t('waiting', { count: waiting })}
        </span>
      )}
    </span>
  );
}

function Card({ sourcing }: { sourcing: OwnSourcingCard }) {
  const t = useTexts(ownSourcingTexts);
  const { id, title, state, reason, deadline } = sourcing;
  return (
    <article className="card p-5" aria-label={title}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 text-lg break-words">
          <LocalLink to={sourcingPath(id)} className="link">
            {title}
          </LocalLink>
        </h2>
        <SourcingStateMark state={state} />
      </div>
      {state === 'review' && <p className="mt-1 text-soft">{t('reviewLead')}</p>}
      {reason !== '' && <p className="mt-1 whitespace-pre-line text-bad">{t('reason', { reason })}</p>}
      <GoodsList goods={sourcing.goods} />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <SignUps sourcing={sourcing} />
        <span className="text-sm text-soft">
          <Deadline deadline={deadline} state={state} />
        </span>
      </div>
    </article>
  );
}

/** Who may not post yet, and the way to the registration that it takes. */
function Unfinished({ step }: { step: string }) {
  const t = useTexts(ownSourcingTexts);
  return (
    <div className="note mb-5 flex flex-wrap items-center justify-between gap-3">
      <p>{t('registeredOnly')}</p>
      <ButtonLink to={step} small>
        {t('register')}
      </ButtonLink>
    </div>
  );
}

function Post() {
  const t = useTexts(ownSourcingTexts);
  return (
    <ButtonLink to={postSourcingPath()} className="inline-flex items-center gap-2">
      <Icon name="plus" size={18} />
      {t('post')}
    </ButtonLink>
  );
}

/** A buyer's own requirements. */
export default function OwnSourcingList({ page }: { page: OutputOf<typeof ownList> }) {
  const t = useTexts(ownSourcingTexts);
  const user = useUser();
  const mayPost = user !== null && isRegistered(user);
  return (
    <PersonalFrame title={t('title')} lead={t('lead')}>
      {user !== null && !mayPost && <Unfinished step={registrationStep(user)} />}
      {page.total === 0 ? (
        <EmptyState title={t('empty')}>
          <p>{t('emptyLead')}</p>
          <p className="mt-5 empty:hidden">{mayPost && <Post />}</p>
        </EmptyState>
      ) : (
        <>
          <p className="mb-5 empty:hidden">{mayPost && <Post />}</p>
          <div className="grid gap-4">
            {page.list.map((sourcing) => (
              <Card key={sourcing.id} sourcing={sourcing} />
            ))}
          </div>
        </>
      )}
      <Pager pageNum={page.pageNum} pageSize={page.pageSize} total={page.total} />
    </PersonalFrame>
  );
}
