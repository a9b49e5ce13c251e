import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitor, exhibitorAdmin } from '../roles.ts';
import { score, scoreEvidence, scoreWeights, USUAL_WEIGHTS } from './lead-score.shapes.ts';

const call = callsOf('/visitor/v2/leadScore', [exhibitor]);

const scores = z.object({ list: z.array(score) });

export const ofLeads = call({
  does: 'How warm the buyers of these leads are, by what they did towards the company; what one may not see is left out',
  path: 'leadList',
  input: z.object({ ids: z.array(id('lead')).max(LIMITS.pageSizeMax) }),
  output: scores,
  example: { ids: ['$lead'] },
});

export const ofLead = call({
  does: 'The score of the buyer of a lead with the acts that it is made of, newest first',
  path: 'leadDetails',
  input: z.object({ id: id('lead') }),
  output: scoreEvidence,
  errors: ['notFound'],
  example: { id: '$lead' },
});

export const ofContacts = call({
  does: 'The same of contacts in the customer pool',
  path: 'contactList',
  input: z.object({ ids: z.array(id('contact')).max(LIMITS.pageSizeMax) }),
  output: scores,
  example: { ids: ['$contact'] },
});

export const ofContact = call({
  does: 'The score of a contact with the acts that it is made of, newest first',
  path: 'contactDetails',
  input: z.object({ id: id('contact') }),
  output: scoreEvidence,
  errors: ['notFound'],
  example: { id: '$contact' },
});

export const weights = call({
  does: 'The points that the own company gives for each kind of act',
  path: 'weights',
  roles: [exhibitorAdmin],
  output: z.object({ weights: scoreWeights }),
});

export const setWeights = call({
  does: 'Decide the points for each kind of act; scores go by it from now on',
  path: 'updateWeights',
  roles: [exhibitorAdmin],
  input: z.object({ weights: scoreWeights }),
  example: { weights: { ...USUAL_WEIGHTS } },
});
