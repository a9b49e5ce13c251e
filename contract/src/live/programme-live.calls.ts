import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { editor } from '../roles.ts';
import { cameraPiece, encoderState, ownLive, programmeLiveChange, newProgrammeLive } from './live.shapes.ts';

/** Lives of the fair itself: visitors find them among the concurrent programmes. */
const desk = [editor] as const;
const call = callsOf('/organizer/v1/programmeLive', desk);
const one = z.object({ id: id('programmeLive') });
const saved = z.object({ id: z.string(), version: z.int() });
const example = {
  type: 'forum' as const,
  title: { zh: '生物农药论坛直播', en: 'Forum on biologicals, live' },
  introduction: { zh: '登记与田间效果。', en: 'Registration and field results.' },
  cover: '$fairLiveCover',
  startsAt: '2027-01-11T02:00:00Z',
  endsAt: '2027-01-11T03:00:00Z',
};

export const get = call({
  does: 'One live of the fair itself, for editing',
  path: 'get',
  input: one,
  output: ownLive,
  errors: ['notFound'],
  example: { id: '$programmeLive' },
});

export const add = call({
  does: 'Plan a live of the fair itself',
  path: 'add',
  input: newProgrammeLive,
  output: saved,
  errors: ['conflict'],
  example,
});

export const update = call({
  does: 'Change a live of the fair itself; once it has begun its times and who may watch stay',
  path: 'update',
  input: programmeLiveChange,
  output: saved,
  errors: ['notFound', 'editConflict', 'liveBegun'],
  example: { ...example, id: '$programmeLive', version: 1 },
});

export const remove = call({
  does: 'Delete a live of the fair itself that is not on the air, with its recording',
  path: 'remove',
  input: one,
  errors: ['notFound', 'liveBegun'],
  example: { id: '$programmeLive' },
});

export const getEncoder = call({
  does: 'Server and stream key of a live of the fair itself, and whether picture and sound come in',
  path: 'getEncoder',
  input: one,
  output: encoderState,
  errors: ['notFound', 'liveOver', 'liveOff'],
  example: { id: '$programmeLive' },
});

export const renewKey = call({
  does: 'Make another stream key for a live of the fair itself; whoever sends with the old one is cut off',
  path: 'renewKey',
  input: one,
  output: z.object({ key: z.string() }),
  errors: ['notFound', 'liveOver'],
  example: { id: '$programmeLive' },
});

export const sendCamera = call({
  does: 'Send what a browser records of its camera and microphone for a live of the fair itself, as `ownLive.sendCamera` takes it',
  path: 'sendCamera',
  takes: 'bytes',
  bodyBytesMax: LIMITS.liveCameraBytesMax,
  input: one.extend(cameraPiece),
  errors: ['notFound', 'liveOver', 'liveOff', 'liveTooEarly', 'liveOtherEncoder', 'liveCameraLost'],
  rate: { perMinute: 240 },
  example: { id: '$programmeLive', session: 'a-page-of-the-reference', part: 0, sequence: 0 },
});

export const start = call({
  does: 'Go on the air with what comes in',
  path: 'start',
  input: one,
  errors: ['notFound', 'liveOver', 'liveOff', 'liveNotSending', 'liveTooEarly'],
  example: { id: '$programmeLive' },
});

export const end = call({
  does: 'End a live of the fair itself for good; its replay can be watched at once',
  path: 'end',
  input: one,
  errors: ['notFound', 'liveOver', 'liveNotSending'],
  example: { id: '$programmeLive' },
});
