import {
  lack,
  type InvitationState,
  type Lack,
} from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import type { ExhibitorLetter, LettersDue } from '@fairbridge/contract/exhibitor-record/exhibitor-letter.shapes.ts';
import type { Lang } from '@fairbridge/contract/text.ts';

/** What decides whether the people of an exhibitor are written to. */
export type Addressed = {
  disabled: boolean;
  invitation: InvitationState;
  lacks: readonly Lack[];
  /** Of the contact: to whom the first invitation goes; '' without one. */
  email: string;
  /** Whoever has this address works for another exhibitor. */
  elsewhere: boolean;
  /** When that address was invited last at this fair, also by an invitation that was withdrawn. */
  mailedAt: Date | null;
  /** Administrators who have come, and those who are invited. */
  active: number;
  invited: number;
  /** When the invited were written to last, and those who have come told what is missing. */
  writtenAt: Date | null;
  toldAt: Date | null;
};

const DAY_MILLISECONDS = 86_400_000;

const isRecent = (at: Date | null, days: number, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() < days * DAY_MILLISECONDS;

/** What an exhibitor lacks that its own people can add. */
export const ownLacks = (lacks: readonly Lack[]): Exclude<Lack, 'login' | 'booth'>[] =>
  lack.exclude(['login', 'booth']).options.filter((one) => lacks.includes(one));

/** Whether a letter goes to an exhibitor's people, and to how many; or why it does not. Null: it is not meant for this one at all. */
export function letterTo(
  one: Addressed,
  { letter, days, now }: { letter: ExhibitorLetter; days: number; now: Date },
): { people: number } | Exclude<keyof LettersDue, 'people'> | null {
  if (one.disabled) return null;
  if (letter === 'invite') {
    if (one.invitation !== 'never') return null;
    if (one.email === '') return 'withoutAddress';
    if (one.elsewhere) return 'elsewhere';
    return isRecent(one.mailedAt, 1, now) ? 'recent' : { people: 1 };
  }
  if (letter === 'remind') {
    if (one.invitation !== 'invited' && one.invitation !== 'reminded') return null;
    return isRecent(one.writtenAt, days, now) ? 'recent' : { people: one.invited };
  }
  if (one.invitation !== 'accepted' || ownLacks(one.lacks).length === 0) return null;
  return isRecent(one.toldAt, days, now) ? 'recent' : { people: one.active };
}

const IN_CHINESE = new Set(['CN', 'HK', 'MO', 'TW']);

/** In which language an exhibitor that nobody has come from yet is written to. */
export const letterLanguage = ({ country, name_zh: zh }: { country: string; name_zh: string }): Lang =>
  IN_CHINESE.has(country) || (country === '' && zh !== '') ? 'zh' : 'en';
