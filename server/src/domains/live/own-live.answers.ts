import {
  liveCloseReason,
  missingTrack,
  type EncoderState,
  type OwnLive,
} from '@fairbridge/contract/live/live.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import { PlayAddresses } from '../../platform/live/play-address.ts';
import { originOf } from '../exhibition/exhibition.address.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import { keyOf } from './live.actions.ts';
import { liveFacts } from './live.answers.ts';
import type { OwnLiveRow } from './own-live.queries.ts';

/** `send`: whether the reader may have its server and key. */
export const ownLiveAnswer = (exhibition: Exhibition, row: OwnLiveRow, send: boolean): OwnLive => ({
  ...liveFacts(row),
  version: row.version,
  cover: { id: row.cover, address: exhibitPicture(exhibition, row.cover, row.scope === 0) },
  code: row.code,
  hosts: row.hosts.map((host) => ({ id: host.id, name: bilingualOf('name', host) })),
  products: row.products,
  hasReplay: row.has_replay,
  replayRemoved: row.replay_removed,
  isPublishing: row.publishing_since !== null,
  stoppedByOrganizer: row.stopped,
  may: { send },
});

/** Where encoders send to: this host, on the port of RTMP. */
function serverOf({ RTMP_PUBLIC_URL, RTMP_PORT }: Services['config'], host: string): string {
  if (RTMP_PUBLIC_URL !== undefined) return RTMP_PUBLIC_URL;
  return RTMP_PORT === 1935 ? `rtmp://${host}/live` : `rtmp://${host}:${RTMP_PORT}/live`;
}

/** Server and key for the encoder of a live, for its owner alone. Where nothing can come in there is none of both. */
export function encoderAnswer(services: Pick<Services, 'config' | 'liveEngine' | 'realtime'>) {
  const addresses = new PlayAddresses(services.config.SECRET);
  return async (ctx: FairContext, owner: { exhibitorId: string | null }, id: string): Promise<EncoderState> => {
    const { liveEngine } = services;
    const { live, key } = await keyOf(services, ctx, owner, id);
    if (!(await liveEngine.isOn())) fail('liveOff');
    const since = live.publishing_since;
    const { hostname } = new URL(originOf(services.config, ctx.exhibition));
    return {
      server: serverOf(services.config, hostname),
      key: `${id}?key=${key}`,
      isPublishing: since !== null,
      publishingSince: since?.toISOString() ?? null,
      missing: missingTrack.nullable().parse(live.missing_track),
      closed:
        since !== null || live.closed_reason === null
          ? null
          : { reason: liveCloseReason.parse(live.closed_reason), codec: live.closed_codec },
      takesOpus: await liveEngine.takesOpus().catch(() => false),
      preview: since === null ? null : `/broadcast/flv/${addresses.signed(id, 'preview')}`,
    };
  };
}
