import type { RouteStep } from '@fairbridge/contract/floor-plan/directions.ts';
import { elementName, type ConnectorKind } from '@fairbridge/contract/floor-plan/floor-plan.kinds.ts';
import type { FloorPlan, PlanElement, PlanFloor } from '@fairbridge/contract/floor-plan/floor-plan.shapes.ts';
import { number } from '@fairbridge/contract/numbers.ts';
import { inLang, translator, type Lang } from '@fairbridge/contract/text.ts';
import { plateText } from './route-address.ts';
import { sentenceTexts } from './route.texts.ts';

/** `floor`: where this sentence leads to, where that is another floor. */
export type Sentence = { text: string; floor: string | null };

/** An entrance with its floor, where several are told beside one another. */
export const entranceText = ({ code }: Pick<PlanFloor, 'code'>, element: PlanElement, lang: Lang): string =>
  `${elementName(element, lang)} · ${code}`;

/** What names may say of a ride, so that it need not be said again. */
const RIDE_WORDS: Record<ConnectorKind, RegExp> = {
  lift: /电梯|lift|elevator/i,
  stairs: /楼梯|stairs?/i,
  escalator: /扶梯|escalator/i,
};

const SIDES = { left: 'Left', right: 'Right', ahead: 'Ahead' } as const;

/** The steps of a route in words: a turn, the walk after it and the booth beside that are one sentence. */
export function routeSentences({ floors }: FloorPlan, steps: readonly RouteStep[], lang: Lang): Sentence[] {
  const t = translator(sentenceTexts, lang);
  const spaced = (name: string): string =>
    lang === 'zh' ? name.replace(/^(?=\w)/, ' ').replace(/(?<=\w)$/, ' ') : name;
  const nameOf = (id: string | null): string => {
    for (const floor of floors) {
      const booth = floor.booths.find((one) => one.id === id);
      if (booth !== undefined) return plateText(floor.code, booth);
      const element = floor.elements.find((one) => one.id === id);
      if (element !== undefined) return elementName(element, lang);
    }
    return '';
  };
  const rideOf = (by: ConnectorKind, id: string): string => {
    const element = floors.flatMap(({ elements }) => elements).find((one) => one.id === id);
    const name = element === undefined ? '' : inLang(element.name, lang);
    if (name === '') return t(by);
    return RIDE_WORDS[by].test(name) ? name : t('named', { kind: t(by), name });
  };
  const sentences: Sentence[] = [];
  let turn: 'left' | 'right' | null = null;
  const say = (text: string, floor: string | null = null): void => {
    if (turn !== null) sentences.push({ text: t(turn), floor: null });
    turn = null;
    sentences.push({ text: text.trimEnd(), floor });
  };
  for (const step of steps)
    switch (step.kind) {
      case 'start':
        say(t('start', { place: spaced(nameOf(step.at)) }));
        break;
      case 'turn':
        if (turn !== null) sentences.push({ text: t(turn), floor: null });
        turn = step.side;
        break;
      case 'walk': {
        const metres = number(Math.max(1, Math.round(step.metres)), lang);
        const key = turn === null ? 'walk' : (`${turn}Walk` as const);
        turn = null;
        say(t(key, { metres }));
        break;
      }
      case 'pass': {
        const walk = sentences.pop()?.text ?? '';
        say(t(`pass${SIDES[step.side]}`, { walk, booth: nameOf(step.booth) }));
        break;
      }
      case 'ride': {
        const verb = step.by === 'stairs' ? 'stairs' : 'lift';
        const ride = spaced(rideOf(step.by, step.element));
        say(t(`${verb}${SIDES[step.side]}`, { ride, floor: spaced(step.floor) }), step.floor);
        break;
      }
      case 'arrive':
        say(t(`arrive${SIDES[step.side]}`, { place: spaced(nameOf(step.at)) }));
        break;
    }
  return sentences;
}
