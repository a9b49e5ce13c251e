import type { OwnLive } from '@fairbridge/contract/live/live.shapes.ts';
import { PROGRAMME_KINDS, type ProgrammeKind } from '@fairbridge/contract/programme/programme.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { beijingInput, beijingInstant } from '../../components/content/beijing-input.ts';
import type { ChosenPicture } from '../../components/upload/picture-field.tsx';
import { rangeName, VISIBLE_RANGES } from '../../components/own-product/visible-ranges.ts';

/** An exhibit as the form shows it. */
export type LiveExhibit = { id: string; name: Bilingual; strength: string; cover: string };

export type LiveFormValues = {
  title: Bilingual;
  introduction: Bilingual;
  /** '' for none. */
  type: string;
  cover: ChosenPicture;
  scope: string;
  code: string;
  /** As typed, in Beijing time. */
  startsAt: string;
  endsAt: string;
  hosts: string[];
  products: LiveExhibit[];
  hasReplay: boolean;
};

const EMPTY: Bilingual = { zh: '', en: '' };
const EXHIBIT: LiveExhibit = { id: '', name: EMPTY, strength: '', cover: '' };

/** A new one, on the first day of the fair; whoever plans it is its host. */
export const newLive = (opens: string, host: string): LiveFormValues => ({
  title: EMPTY,
  introduction: EMPTY,
  type: '',
  cover: { id: '', address: '' },
  scope: '0',
  code: '',
  startsAt: opens === '' ? '' : `${opens}T10:00`,
  endsAt: opens === '' ? '' : `${opens}T11:00`,
  hosts: host === '' ? [] : [host],
  products: [],
  hasReplay: true,
});

/** `exhibits`: those of the live, as far as they are known. */
export const toLiveValues = (live: OwnLive, exhibits: readonly LiveExhibit[]): LiveFormValues => ({
  title: live.title,
  introduction: live.introduction,
  type: live.type ?? '',
  cover: live.cover,
  scope: String(live.scope),
  code: live.code,
  startsAt: beijingInput(live.startsAt),
  endsAt: beijingInput(live.endsAt),
  hosts: live.hosts.map(({ id }) => id),
  products: live.products.map((id) => exhibits.find((one) => one.id === id) ?? { ...EXHIBIT, id }),
  hasReplay: live.hasReplay,
});

export const kindOf = (value: string): ProgrammeKind | null => PROGRAMME_KINDS.find((kind) => kind === value) ?? null;

/** What the calls take. */
export const toLiveInput = (values: LiveFormValues) => {
  const scope = rangeName(values.scope) ?? 0;
  return {
    ...values,
    type: kindOf(values.type),
    cover: values.cover.id,
    scope,
    // nobody needs one where everybody may watch
    code: scope === 0 ? '' : values.code,
    startsAt: beijingInstant(values.startsAt) ?? '',
    endsAt: beijingInstant(values.endsAt) ?? '',
    products: values.products.map(({ id }) => id),
  };
};

/** The same for the fair itself, which has no customer pool. */
export const toProgrammeInput = (values: LiveFormValues) => {
  const input = toLiveInput(values);
  const scope: 0 | 2 = input.scope === 2 ? 2 : 0;
  return { ...input, scope };
};

/** What such values are compared with that were kept before. */
export const LIVE_LIKE = {
  ...newLive('', ''),
  type: (value: unknown) => value === '' || PROGRAMME_KINDS.some((kind) => kind === value),
  scope: (value: unknown) => VISIBLE_RANGES.some((scope) => String(scope) === value),
  hosts: [''],
  products: [EXHIBIT],
};

/** Letters and digits that nobody takes for one another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => SIGNS[byte % SIGNS.length]).join('');
