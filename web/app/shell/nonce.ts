import { createContext, use } from 'react';

const NonceContext = createContext<string | undefined>(undefined);
/** Given while a page is rendered on the server: marks the page's own inline scripts, whose hashes the server allows. */
export const NonceProvider = NonceContext.Provider;
export const useNonce = (): string | undefined => use(NonceContext);
