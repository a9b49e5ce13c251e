import { CAMPAIGN_DAYS } from '@fairbridge/contract/campaign/campaign.days.ts';
import { asNumber, asRecord, asText, localStorageItem } from '../stored-item.ts';
import { mayTrack } from './track.ts';

const item = localStorageItem('fairbridge.campaign');
const KEPT_MS = CAMPAIGN_DAYS * 86_400_000;

/** Keeps by which link somebody came last: in no cookie, and not of who does not want to be counted. */
export const rememberCampaign = (code: string): void => item.write({ code, at: Date.now() });
export const forgetCampaign = (): void => item.remove();

/** The link by which whoever uses this browser came last, within the days that it counts; sent when they begin to register. */
export function storedCampaign(): string | null {
  const kept = asRecord(item.read());
  const code = asText(kept['code']);
  const age = Date.now() - asNumber(kept['at']);
  return code !== '' && age >= 0 && age < KEPT_MS && mayTrack() ? code : null;
}
