import { localStorageItem } from '../stored-item.ts';
import { forgetCampaign } from './campaign-memory.ts';
import { NOT_COUNTED } from './track.ts';

const item = localStorageItem(NOT_COUNTED);

/** May visits in this browser be counted, as far as its reader has chosen? */
export const isCounted = (): boolean => item.read() === null;

export function chooseCounted(counted: boolean): void {
  if (counted) item.remove();
  else {
    item.write(true);
    forgetCampaign();
  }
}
