import { describe, expect, test, vi } from 'vitest';
import { CallFailed } from '@fairbridge/contract/client.ts';
import { CODES, type ErrorName } from '@fairbridge/contract/codes.ts';
import { CameraSender, SILENT_MS, type CameraView, type Piece } from './camera-sender.ts';

const failed = (name: ErrorName) => new CallFailed(CODES[name].code, CODES[name].status, CODES[name].en, {});

/** A sender whose recorder says what the test says, on a clock that moves by what sending takes and by what is waited. */
function sending(answers: (number | Error)[]) {
  const sent: string[] = [];
  const rates: number[] = [];
  const views: CameraView[] = [];
  const clock = { now: 0 };
  let record: (data: Blob) => void = () => {};
  let stopped = 0;
  const sender = new CameraSender({
    startRecorder: (rate, onData) => {
      rates.push(rate);
      record = onData;
      return {
        stop: () => {
          stopped += 1;
          // what it had recorded comes with its end
          onData(new Blob(['z']));
          return Promise.resolve();
        },
      };
    },
    send: async ({ part, sequence, isLast }: Piece, data) => {
      sent.push(`${part}.${sequence} ${await data.text()}${isLast ? 'last' : ''}`);
      const answer = answers.shift() ?? 0;
      if (typeof answer !== 'number') throw answer;
      clock.now += answer;
    },
    onChange: (view) => void views.push(view),
    now: () => clock.now,
    wait: (milliseconds) => {
      clock.now += milliseconds;
      return Promise.resolve();
    },
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  return {
    sender,
    sent,
    rates,
    record: (text: string) => record(new Blob([text])),
    settled,
    view: () => views.at(-1),
    stopped: () => stopped,
  };
}

describe('what a camera records', () => {
  test('is sent piece by piece, and together where it has waited', async () => {
    const { record, sent, settled } = sending([]);
    for (const piece of ['a', 'b', 'c']) record(piece);
    await settled();
    expect(sent).toEqual(['0.0 a', '0.1 bc']);
  });

  test('is sent again under the same number where no answer came', async () => {
    const { record, sent, settled } = sending([new TypeError('no network'), failed('unavailable')]);
    record('a');
    await settled();
    record('b');
    await settled();
    expect(sent).toEqual(['0.0 a', '0.0 a', '0.0 a', '0.1 b']);
  });

  test('begins anew where the server has lost a piece, and what was recorded before is dropped', async () => {
    const { record, sent, settled, rates } = sending([0, failed('liveCameraLost')]);
    for (const piece of ['a', 'b']) record(piece);
    await settled();
    record('c');
    await settled();
    expect(sent).toEqual(['0.0 a', '0.1 b', '1.0 c']);
    expect(rates).toEqual([2_500_000, 2_500_000]);
  });

  test('begins anew with fewer bits where the line carries too little', async () => {
    const { record, sent, settled, rates, view } = sending([6_000, 0]);
    record('a');
    await settled();
    expect(view()?.line).toBe('poor');
    record('b');
    await settled();
    expect([sent, rates, view()?.line]).toEqual([['0.0 a', '1.0 b'], [2_500_000, 1_200_000], 'good']);
  });

  test('ends with the reason where the server refuses it', async () => {
    const { record, sent, settled, view, stopped } = sending([failed('liveOtherEncoder')]);
    record('a');
    await settled();
    expect(sent).toEqual(['0.0 a']);
    expect([view()?.isSending, view()?.failure?.name, stopped()]).toEqual([false, 'liveOtherEncoder', 1]);
  });

  test('is told to be the last once its user ends it', async () => {
    const { sender, record, sent, settled, view } = sending([]);
    record('a');
    await settled();
    sender.stop();
    await settled();
    expect(sent).toEqual(['0.0 a', '0.1 z', '0.2 last']);
    expect([view()?.isSending, view()?.failure]).toEqual([false, null]);
  });

  test('ends with a word where the browser records nothing, and goes on where it does', async () => {
    vi.useFakeTimers();
    try {
      const [dumb, heard] = [sending([]), sending([])];
      heard.record('a');
      await vi.advanceTimersByTimeAsync(SILENT_MS);
      expect([dumb.view()?.isSending, dumb.view()?.isSilent]).toEqual([false, true]);
      expect(heard.view()?.isSending ?? true).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
