import { localStorageItem } from '../../stored-item.ts';

/** Where this device stands: of the device, not of who is logged in. */
export const CHOSEN_GATE = localStorageItem('fairbridge-gate');
