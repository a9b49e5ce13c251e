import type { ChannelCount } from '@fairbridge/contract/invitation/invitation.shapes.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { number } from '../../i18n/numbers.ts';
import { Facts } from '../../ui/facts.tsx';
import { useChannelName } from './invitation-state.tsx';
import { invitationsTexts } from './invitations.texts.ts';

/** What came of each way by which somebody was reached; ways that nobody has used go without saying. */
export function ChannelCounts({ counts }: { counts: readonly ChannelCount[] }) {
  const t = useTexts(invitationsTexts);
  const lang = useLang();
  const nameOf = useChannelName();
  const used = counts.filter(({ reached }) => reached > 0);
  if (used.length === 0) return null;
  const said = ({ reached, registered, confirmed, refused }: ChannelCount): string =>
    [
      t('reached', { count: number(reached, lang) }),
      ...(registered === null ? [] : [t('registeredCount', { count: number(registered, lang) })]),
      t('joinedCount', { count: number(confirmed, lang) }),
      t('refusedCount', { count: number(refused, lang) }),
    ].join(' · ');
  return (
    <section className="card mb-6 p-5" aria-labelledby="invitation-channels">
      <h2 id="invitation-channels" className="mb-2 text-lg">
        {t('channels')}
      </h2>
      <Facts rows={used.map((one) => [nameOf(one.channel), said(one)])} values="num" />
      <p className="mt-3 text-sm text-soft">{t('channelsHint')}</p>
    </section>
  );
}
