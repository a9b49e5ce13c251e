/** The limits that every page goes by, apart from the others so that a reader of a public page does not load those. */
export const PAGE_LIMITS = {
  chunkLoadSeconds: 120,
  networkNoticeSeconds: 5,
  mobileBreakpointPx: 750,
  pictureAddressesMax: 100,
  carouselSeconds: 3,
  /** How long a banner stays, and one with a video once that has played to its end. */
  bannerSeconds: 5,
} as const;
