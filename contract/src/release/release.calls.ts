import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, page } from '../fields.ts';
import { editor } from '../roles.ts';
import { releases, sentBack } from './release.shapes.ts';

const call = callsOf('/organizer/v1/release', [editor]);

const ofRelease = z.object({ id: id('release') });

export const list = call({
  does: 'What waits for a second person, and what became of what waited, newest first',
  path: 'list',
  input: page,
  output: releases,
});

export const allow = call({
  does: 'Release what somebody else has asked for: it is sent or published as it was asked',
  path: 'allow',
  input: ofRelease,
  errors: ['notFound', 'conflict', 'editConflict', 'ownRelease', 'announcementNobody'],
  example: { id: '$release' },
});

export const sendBack = call({
  does: 'Send back what somebody else has asked for, with words',
  path: 'sendBack',
  input: sentBack,
  errors: ['notFound', 'conflict', 'ownRelease'],
  example: { id: '$release', words: '标题有误' },
});

export const withdraw = call({
  does: 'Withdraw what one has asked for oneself',
  path: 'withdraw',
  input: z.object({ id: id('ownRelease') }),
  errors: ['notFound', 'conflict'],
  example: { id: '$ownRelease' },
});
