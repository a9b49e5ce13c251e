import type { LiveCard } from '@fairbridge/contract/live/live.shapes.ts';
import { LocalLink, Says, useTexts } from '../../i18n/lang.tsx';
import { livePath } from './live-path.ts';
import { LiveStateBadge } from './live-state.tsx';
import { SpanTime } from '../content/span-time.tsx';
import { liveTexts } from './live.texts.ts';

/** In which lives an exhibit is shown: on the air, to come, or as a replay. */
export default function ShownInLives({ lives }: { lives: readonly LiveCard[] }) {
  const t = useTexts(liveTexts);
  return (
    <section className="mt-10 print:hidden" aria-labelledby="shown-in-lives">
      <h2 id="shown-in-lives" className="mb-3 text-xl">
        {t('shownIn')}
      </h2>
      <ul className="grid gap-3">
        {lives.map(({ id, state, title, startsAt, endsAt }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-b border-line pb-3">
            <LiveStateBadge state={state} />
            <LocalLink to={livePath(id)} className="link font-semibold">
              <Says text={title} />
            </LocalLink>
            <span className="text-sm text-soft">
              <SpanTime startsAt={startsAt} endsAt={endsAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
