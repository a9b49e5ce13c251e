import { inLang, wordsIn } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { defineLoad } from '../../define-load.ts';
import { failureOf } from '../../failure.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { liveJsonLd } from './live-json-ld.ts';
import { LiveRoom, type RoomData } from './live-room.tsx';
import { liveRoomTexts } from './live-room.texts.ts';
import { PrivateLive } from './private-live.tsx';

/** Of a private live nothing is told to whoever may not watch it (ruling 3.5). */
type Loaded = { kind: 'shown'; room: RoomData } | { kind: 'private'; id: string };

const load = defineLoad(
  async ({ api, params }): Promise<Loaded> => {
    const id = params['id'] ?? '';
    try {
      const [live, exhibits] = await Promise.all([api(calls.live.detail, { id }), api(calls.live.products, { id })]);
      return { kind: 'shown', room: { live, exhibits } };
    } catch (error) {
      const name = failureOf(error)?.name;
      if (name !== 'notSignedIn' && name !== 'liveCodeNeeded') throw error;
      return { kind: 'private', id };
    }
  },
  { exhibitorsToo: true },
);
export const loader = load.server;
export const clientLoader = load.browser;

export const meta = pageMeta<Loaded>(({ data, lang, url, assets }) => {
  if (data.kind === 'private') return { title: wordsIn(liveRoomTexts.privateTitle, lang), noindex: true };
  const { live } = data.room;
  return {
    title: inLang(live.title, lang),
    description: inLang(live.introduction, lang),
    // another state or title is another picture
    ...(live.scope === 0
      ? { share: { kind: 'live', id: live.id, version: live.state + live.startsAt } }
      : { noindex: true }),
    jsonLd: liveJsonLd(live, { lang, url, assets }),
  };
});

export default function LiveRoomScreen() {
  const loaded = load.useData();
  if (loaded.kind === 'private') return <PrivateLive id={loaded.id} />;
  return <LiveRoom key={loaded.room.live.id} {...loaded.room} />;
}
