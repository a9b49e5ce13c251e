import type { FairState } from '@fairbridge/contract/fair-state.ts';
import type { FairSettings } from '@fairbridge/contract/settings/settings.ts';
import type {
  AttributeDefinition,
  Category,
  Exhibition as ExhibitionAnswer,
  Ingredient,
  VocabularyCode,
} from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { ProfileOut } from '@fairbridge/contract/fair-profile/fair-profile.shapes.ts';
import type { ReferenceBrand } from '@fairbridge/contract/search/reference-brand.calls.ts';
import type { Bookable } from '@fairbridge/contract/exhibitor/package.shapes.ts';
import type { ComplianceRule } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { MailTexts } from '../../platform/delivery/mail.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { SignedPictures } from '../../platform/files/signed-pictures.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Lexicon } from '../../platform/search/lexicon.ts';
import { loadExhibitions } from './exhibition.queries.ts';
import { lexiconOf } from './exhibition.lexicon.ts';

export type HallInfo = { code: string; name: Bilingual; floor: string; colour: string; retired?: boolean };

/** An exhibition with its vocabularies, held in memory: few, small, asked by every call. */
export type Exhibition = FairSettings & {
  id: string;
  code: string;
  host: string | null;
  isDefault: boolean;
  state: FairState;
  /** The link that shows a draft, by its hash; null without one. */
  preview: { hash: Buffer; until: Date } | null;
  /** When everything of it is deleted; null while nobody wants that. */
  deletingAt: Date | null;
  name: Bilingual;
  shortName: Bilingual;
  slogan: Bilingual;
  searchHint: Bilingual;
  venue: Bilingual;
  city: Bilingual;
  about: Bilingual;
  address: Bilingual;
  /** Of each day from the first on; a day without an entry has none. */
  hours: ProfileOut['hours'];
  hosts: ProfileOut['hosts'];
  /** The id of its picture; null: the portal's own mark. */
  logo: string | null;
  email: string;
  phone: string;
  legalEntity: ProfileOut['entity'];
  startsOn: string;
  endsOn: string;
  theme: ExhibitionAnswer['theme'];
  /** For whom a post may be meant. */
  receivers: ReadonlyMap<string, VocabularyCode>;
  consentVersion: string;
  /** The organizer has published the terms that people consent to. */
  termsPublished: boolean;
  questionsAnswered: { question: Bilingual; answer: Bilingual }[];
  halls: ReadonlyMap<string, HallInfo>;
  categories: ReadonlyMap<string, Category>;
  classes: ReadonlyMap<string, VocabularyCode>;
  /** What a company may be: manufacturer, trader, service... */
  companyTypes: ReadonlyMap<string, VocabularyCode>;
  formulations: ReadonlyMap<string, VocabularyCode & { aliases: string[] }>;
  crops: ReadonlyMap<string, VocabularyCode & { aliases: string[] }>;
  ingredients: ReadonlyMap<string, Ingredient>;
  /** Brands by which buyers ask for ingredients. */
  referenceBrands: readonly ReferenceBrand[];
  /** What exhibitors can book, in the order in which it is offered. */
  packages: readonly Bookable[];
  attributes: readonly (AttributeDefinition & { searchable: boolean })[];
  /** Where the fair is held: its own rules bind what is shown here. */
  homeCountry: string;
  /** The organizer's rules by ingredient. */
  complianceRules: ReadonlyMap<string, readonly ComplianceRule[]>;
  /** Texts of e-mails that the organizer has put in place of those of the house. */
  mailTexts: MailTexts;
  lexicon: Lexicon;
  /** Signs addresses of pictures that not everybody may see. */
  signedPictures: SignedPictures;
};

/** All exhibitions of this install, chosen by host name, else the default one (ruling 1.1). */
export class ExhibitionDirectory {
  #byHost = new Map<string, Exhibition>();
  #default: Exhibition | null = null;
  #db: Db;
  #secret: string;
  #reading: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  constructor(db: Db, secret: string) {
    this.#db = db;
    this.#secret = secret;
  }

  /** Refuses with `beingPrepared` where there is no exhibition yet. */
  async of(host: string): Promise<Exhibition> {
    if (this.#default === null) await this.load();
    const found = this.#byHost.get(host.toLowerCase()) ?? this.#default;
    if (found === null) throw new AppError('beingPrepared');
    return found;
  }

  has(host: string): boolean {
    return this.#byHost.has(host.toLowerCase());
  }

  all(): Exhibition[] {
    return [...this.#byHost.values()];
  }

  /**
   * Reads everything anew: after a start, and when an exhibition's own settings change. Whoever asks while a reading is under way
   * gets the one after it, since the change may have come too late for the first.
   */
  async load(): Promise<void> {
    if (this.#reading === null) return this.#start();
    this.#next ??= this.#reading.catch(() => {}).then(() => this.#start());
    return this.#next;
  }

  #start(): Promise<void> {
    this.#next = null;
    const reading = this.#read().finally(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    this.#reading = reading;
    return reading;
  }

  async #read(): Promise<void> {
    const exhibitions = (await loadExhibitions(this.#db)).map((plain) => ({
      ...plain,
      lexicon: lexiconOf({
        ingredients: [...plain.ingredients.values()],
        formulations: [...plain.formulations.values()],
        crops: [...plain.crops.values()],
        classes: [...plain.classes.values()],
        categories: [...plain.categories.values()],
        halls: [...plain.halls.values()],
        brands: plain.referenceBrands,
        attributes: plain.attributes,
      }),
      signedPictures: new SignedPictures(this.#secret, plain.id),
    }));
    this.#byHost = new Map(
      exhibitions.map((exhibition) => [exhibition.host ?? `${exhibition.code}.invalid`, exhibition]),
    );
    this.#default = exhibitions.find((exhibition) => exhibition.isDefault) ?? exhibitions[0] ?? null;
  }
}
