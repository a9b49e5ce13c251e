/** The tables of the search engine as its migration makes them (`migrations/0010_search.ts`). */
export type SearchTables = {
  search_document: {
    exhibition_id: string;
    kind: string;
    id: string;
    owner_id: string;
    scope: number;
    boost: number;
    published_at: Date;
    facets: Buffer;
    name_zh: string;
    name_en: string;
    lexemes: string;
  };
  search_word: {
    exhibition_id: string;
    word: string;
    stem: string;
    han: boolean;
    pinyin: string;
    initials: string;
    open: boolean;
  };
  search_facet: { id: number; facet: string; code: string };
};
