import { expect, test } from 'vitest';
import { LEAD_STATES } from '@fairbridge/contract/lead/lead.shapes.ts';
import { isUnseen, stateOf } from './inquiry.rules.ts';

const moment = new Date('2026-06-01T00:00:00Z');

test('its buyer reads how far it is from whether it was opened and how its lead stands', () => {
  const read = (seen: boolean) =>
    LEAD_STATES.map((state) =>
      stateOf({ seen_at: seen ? moment : null, withdrawn_at: null, lead_state: state, closed_at: null }),
    );
  expect([read(false), read(true)]).toEqual([
    ['sent', 'answered', 'answered', 'closed', 'closed'],
    ['seen', 'answered', 'answered', 'closed', 'closed'],
  ]);
  expect(stateOf({ seen_at: null, withdrawn_at: moment, lead_state: null, closed_at: null })).toBe('withdrawn');
});

test('it is unseen until somebody opens it or deals with it', () => {
  const unseen = (seen: boolean) =>
    LEAD_STATES.filter((state) =>
      isUnseen({ seen_at: seen ? moment : null, withdrawn_at: null, lead_state: state, closed_at: null }),
    );
  expect([unseen(false), unseen(true)]).toEqual([['new'], []]);
});
