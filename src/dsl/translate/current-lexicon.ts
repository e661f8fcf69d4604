import { setTimeout } from 'node:timers/promises';
import { englishWords } from '../../conversion/english-words.ts';
import { loadIndustries } from '../../conversion/industries.ts';
import type { Services } from '../../operations/services.ts';
import { allNames } from '../../reads/all-names.ts';
import { Lexicon } from './lexicon.ts';

/** Longest time that a question waits for names that have changed. After it, the previous names are used until the new ones are read. */
const LONGEST_WAIT_MS = 300;

type KnownTitles = Awaited<ReturnType<Services['titles']['knownTitles']>>;

/** The names of the current data: read when a question first needs them, and again after each change of the rows or of the title model. */
export class CurrentLexicon {
  private lexicon: Lexicon | undefined;
  /** What the names were read for, or are being read for. */
  private readFor: { readonly rows: string; readonly titles: KnownTitles } | undefined;
  private reading: Promise<Lexicon> | undefined;

  constructor(private readonly services: Pick<Services, 'database' | 'versions' | 'titles' | 'unlessOutage'>) {}

  async current(): Promise<Lexicon> {
    const { versions, titles: conversion } = this.services;
    await versions.known();
    const { dataset, writes } = await versions.state();
    const [rows, titles] = [`${dataset}.${writes}`, await conversion.knownTitles()];
    if (this.readFor?.rows !== rows || this.readFor.titles !== titles) {
      this.readFor = { rows, titles };
      this.reading = this.read(titles);
    }
    const { lexicon, reading } = this;
    if (reading === undefined) return lexicon ?? this.read(titles);
    if (lexicon === undefined) return reading;
    const renewed = this.services.unlessOutage('names', () => reading).then((read) => read ?? lexicon);
    return Promise.race([renewed, setTimeout(LONGEST_WAIT_MS, lexicon, { ref: false })]);
  }

  private async read(titles: KnownTitles): Promise<Lexicon> {
    const { database } = this.services;
    const wanted = this.readFor;
    try {
      const [names, industries, english] = await Promise.all([allNames(database), loadIndustries(database), englishWords()]);
      const lexicon = await Lexicon.of(names, industries, english, (key) => titles?.isTitle(key) ?? false);
      // Of two changes, the later one counts, whichever is read first.
      if (this.readFor === wanted) {
        this.lexicon = lexicon;
        this.reading = undefined;
      }
      return lexicon;
    } catch (error) {
      // The next question tries again.
      if (this.readFor === wanted) {
        this.readFor = undefined;
        this.reading = undefined;
      }
      throw error;
    }
  }
}
