/** Told to the window after every act that the server has done for this page: what is counted of its rooms may have changed. */
export const ACTION_DONE = 'acted';
