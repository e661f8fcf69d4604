import { stateCode } from '../../catalog/states.ts';
import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import type { Reader } from './reader.ts';

const LONGEST_PLACE = 3;

/** Whether a state or the first city of a metro area is written at a position: "plumber IN Ohio" is a job and a place, and "jobs in crisis" is neither. */
export function placeAhead(reader: Reader, at: number): boolean {
  for (let length = LONGEST_PLACE; length > 0; length--) {
    const text = reader.textBetween(at, at + length);
    if (text !== '' && (stateCode(text) !== undefined || isCity(text))) return true;
  }
  return false;
}

const isCity = (text: string): boolean => gazetteer().metroCities.has(text.toLowerCase());
