/** Where what went wrong is written, for whoever runs the portal. */
export type Log = { error: (facts: object, message: string) => void };
