import { httpClient } from '@fairbridge/contract/client.ts';
import { wordsIn } from '@fairbridge/contract/text.ts';
import { caller } from '../api.ts';
import { calls } from '../calls.ts';
import { langOf, withoutBase } from '../i18n/address.ts';
import { getSession } from '../session/session.ts';
import { toast } from '../ui/toast.tsx';
import { rememberCampaign } from './campaign-memory.ts';
import { campaignArrivalTexts } from './campaign.texts.ts';
import { mayTrack } from './track.ts';
import { whenShown } from './when-shown.ts';

/**
 * Not by `api`: a session that has expired would be told of, where nobody has asked for anything. It arrives also where the page is left at
 * once.
 */
const tell = httpClient({
  ...caller,
  token: () => getSession()?.token ?? null,
  fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
});

/**
 * Somebody has come by a campaign link, as `#c=ABCDEFGH` of the address says; `gone`: its page is no longer there. The address stands without it
 * then, so that whoever copies it does not pass the link on.
 */
export async function arrive(hash: string): Promise<void> {
  const query = new URLSearchParams(hash.slice(1));
  history.replaceState(history.state, '', location.pathname + location.search);
  await whenShown();
  if (query.has('gone')) toast.info(wordsIn(campaignArrivalTexts.gone, langOf(withoutBase(location.pathname))));
  const code = query.get('c') ?? '';
  if (!/^[A-Z0-9]{8}$/.test(code) || !mayTrack()) return;
  rememberCampaign(code);
  await tell(calls.campaign.opened, { code });
}
