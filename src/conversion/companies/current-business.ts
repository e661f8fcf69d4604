import type { UnlessOutage } from '../../errors/unless-outage.ts';
import type { Versions } from '../../freshness/current-versions.ts';
import { readCompanyDescriptions } from '../../store/company-descriptions.ts';
import { readIndustries } from '../../store/industries.ts';
import type { Reads } from '../../store/pool.ts';
import { businessWords, NO_BUSINESS, type BusinessWords } from './business-words.ts';

/** Wait after a failure before the descriptions are read again, so that a database that is down does not hold up each name. */
const RETRY_MS = 5_000;

/**
 * What the companies of the current dataset do. It is read from the rows once for each dataset: descriptions and industries are no part of what an admin can change. The
 * names in the search index do not need them, and they are a few hundred kilobytes, so that they need no documents of their own.
 */
export class CurrentBusiness {
  private dataset: string | undefined;
  private reading: Promise<BusinessWords> | undefined;
  private last: BusinessWords = NO_BUSINESS;
  private retryAt = -Infinity;

  constructor(
    private readonly database: Reads,
    private readonly unlessOutage: UnlessOutage,
  ) {}

  /** Those of the dataset. While its rows cannot be read, those that were known before: names are found without them. */
  async words({ dataset }: Pick<Versions, 'dataset'>): Promise<BusinessWords> {
    if (this.reading !== undefined && this.dataset === dataset) return this.reading;
    if (performance.now() < this.retryAt) return this.last;
    this.dataset = dataset;
    const reading = this.unlessOutage('company_business', () => this.read()).then((words) => {
      if (words !== undefined) return words;
      this.retryAt = performance.now() + RETRY_MS;
      if (this.reading === reading) this.reading = undefined;
      return this.last;
    });
    this.reading = reading;
    return reading;
  }

  private async read(): Promise<BusinessWords> {
    const [companies, industries] = await Promise.all([readCompanyDescriptions(this.database), readIndustries(this.database)]);
    this.last = businessWords(companies, new Map(industries.map(({ industry, everydayNames }) => [industry, everydayNames])));
    return this.last;
  }
}
