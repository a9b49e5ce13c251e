import { useState } from 'react';
import { localStorageItem } from '../../stored-item.ts';
import { MENU_GROUPS, type MenuGroup } from '../../site-map/organizer.ts';

/** Of this browser and of nobody in it: a log-out, which forgets what begins with 'fairbridge.', leaves it. */
const folded = localStorageItem('fairbridge-console.folded');

const read = (): readonly MenuGroup[] => {
  const kept = folded.read();
  return Array.isArray(kept) ? MENU_GROUPS.filter((group) => kept.includes(group)) : [];
};

/** Which groups of the side menu are folded, and how to fold one or open it again. */
export function useFoldedGroups(): { isFolded: (group: MenuGroup) => boolean; turn: (group: MenuGroup) => void } {
  const [groups, setGroups] = useState(read);
  return {
    isFolded: (group) => groups.includes(group),
    turn: (group) => {
      const next = groups.includes(group) ? groups.filter((one) => one !== group) : [...groups, group];
      setGroups(next);
      folded.write(next);
    },
  };
}
