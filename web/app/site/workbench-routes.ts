/**
 * The routes where an exhibitor stands in the workbench, by their ids (`routes.ts`): of these groups, and 'Me' and sourcing, which are everybody's.
 * Whoever else may stand there sees the frame of the fair.
 */
export const WORKBENCH_ROUTES = /^for-(?:exhibitor|member|account|guestOrExhibitor)$|^(?:me|procurementDocking)$/;
