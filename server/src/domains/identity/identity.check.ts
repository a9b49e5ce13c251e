import type { ChallengeKind, Slider, Work } from '@fairbridge/contract/identity/identity.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Config } from '../../config.ts';
import { writeOutboxFile } from '../../platform/delivery/outbox-file.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { answerChallenge, storeChallenge, spendPass, type PassBinding } from './identity.actions.ts';
import { outsidePuzzle } from './identity.outside.ts';
import type { Puzzle, Solution } from './identity.puzzle.ts';
import { sliderAnswer, sliderPuzzle } from './identity.slider.ts';
import { workPuzzle } from './identity.work.ts';

export type Challenge = {
  id: string;
  kind: ChallengeKind;
  seconds: number;
  slider: Slider | null;
  work: Work | null;
};

/** The human check of the portal (G16; ruling 2.1). It holds back scripts, not solvers: the limits must hold without it. */
export type HumanCheck = {
  /** Error: `notFound` for a kind that is not configured. */
  challenge: (ctx: FairContext, kind: ChallengeKind, bound: PassBinding) => Promise<Challenge>;
  /** Answers the token of a pass. Errors: `humanCheckFailed`, `humanCheckExpired`. */
  check: (ctx: FairContext, given: { id: string; address: string; solution: Solution }) => Promise<string>;
  /** True once for a pass that was given for this action, subject and address. */
  spend: (ctx: FairContext, pass: PassBinding & { token: string }) => Promise<boolean>;
};

type Settings = Pick<Config, 'SECRET' | 'OUTBOX_DIR' | 'HUMAN_CHECK_URL'>;

export function openHumanCheck({ SECRET, OUTBOX_DIR, HUMAN_CHECK_URL }: Settings): HumanCheck {
  const puzzles: Readonly<Record<ChallengeKind, Puzzle | null>> = {
    slider: sliderPuzzle(),
    work: workPuzzle(SECRET),
    outside: HUMAN_CHECK_URL === undefined ? null : outsidePuzzle(HUMAN_CHECK_URL),
  };
  return {
    challenge: async (ctx, kind, bound) => {
      const puzzle = puzzles[kind];
      if (puzzle === null) fail('notFound');
      const { slider, work, answer } = await puzzle.make();
      const id = await storeChallenge(ctx, kind, bound, answer);
      if (kind === 'slider' && OUTBOX_DIR !== undefined) await tellOutbox(OUTBOX_DIR, id, bound, answer);
      return { id, kind, seconds: LIMITS.humanCheckSeconds, slider, work };
    },
    check: (ctx, given) => answerChallenge(ctx, puzzles, given),
    spend: spendPass,
  };
}

/** Where an outside client may drive the portal, it finds each slider's solution beside the mails (ruling 2.4; refused in production). */
async function tellOutbox(folder: string, id: string, bound: PassBinding, answer: unknown): Promise<void> {
  const { x } = sliderAnswer.parse(answer);
  await writeOutboxFile(
    folder,
    {
      kind: 'slider',
      to: id,
      code: null,
      link: null,
      solution: { x },
      subject: bound.action,
      text: '',
      at: new Date().toISOString(),
    },
    id,
  );
}

/** Ends the call with `humanCheckNeeded` unless the token is a pass for exactly this, which is spent by asking (G16). */
export async function requireHumanCheck(
  { humanCheck }: Pick<Services, 'humanCheck'>,
  ctx: FairContext,
  pass: PassBinding & { token: string },
): Promise<void> {
  if (!(await humanCheck.spend(ctx, pass))) fail('humanCheckNeeded');
}
